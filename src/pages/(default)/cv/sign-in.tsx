import { PageHead } from '../../../components/page-head.tsx';
import { Styles } from '../../../components/styles.tsx';
import { SignInStep } from '../../../features/candidate/sign-in/sign-in-step.tsx';

export default function SignInPage() {
  return (
    <>
      <Styles of={['candidate']} />
      <PageHead title="Sign in" description="" path="/cv/sign-in" index={false} />
      <div className="stack">
        <h1>Sign in</h1>
        <SignInStep />
      </div>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
