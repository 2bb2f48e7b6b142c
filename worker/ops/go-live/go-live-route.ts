import * as v from 'valibot';
import * as endpoints from '../../../src/contracts/endpoints.ts';
import type { GoLive } from '../../../src/contracts/site/go-live.ts';
import { withTimeLimit } from '../../../src/lib/content/with-time-limit.ts';
import { PAGE_MS } from '../../../src/lib/deadlines.ts';
import type { Handlers } from '../../backend/call.ts';
import { countWithoutEuPay } from '../../backend/jobs/eu-pay.ts';
import { contentSource } from '../../content/content-source.ts';
import { readContent } from '../../content/read-content.ts';
import { type Bindings, isEuPayRequired, readVariables } from '../../env.ts';
import { registerOperatorCall } from '../register-operator-call.ts';
import { checkEuPay, checkRecords, DEMO_RECORDS_SQL, DemoRecordsSchema } from './check-records.ts';
import { checkVariables, senderDomain } from './check-variables.ts';
import { findDemoContent } from './find-demo-content.ts';

type Checked = Pick<GoLive, 'findings' | 'notChecked'>;

const checkContent = async (bindings: Bindings): Promise<Checked> => {
  try {
    // The whole content takes no longer than a page may.
    const records = await withTimeLimit(readContent(contentSource(bindings)), PAGE_MS, () => {
      throw new Error(`The content was not read within ${PAGE_MS} ms.`);
    });
    return { findings: findDemoContent(records), notChecked: [] };
  } catch (error) {
    console.warn('The content was not checked.', error);
    return {
      findings: [],
      notChecked: [
        'texts and pictures: the content service did not respond; the log has the reason',
      ],
    };
  }
};

const checkDatabase = async (bindings: Bindings, now: number): Promise<Checked> => {
  if (readVariables(bindings).API_BASE) {
    return {
      findings: [],
      notChecked: ['employers, jobs and plans: they are in the service at API_BASE'],
    };
  }
  const { JOBS } = bindings;
  const row = await JOBS.prepare(DEMO_RECORDS_SQL).first();
  const withoutPay = isEuPayRequired(bindings) ? await countWithoutEuPay(JOBS, now) : 0;
  return {
    findings: [...checkRecords(v.parse(DemoRecordsSchema, row)), ...checkEuPay(withoutPay)],
    notChecked: [],
  };
};

export const addGoLiveRoute = (app: Handlers): void =>
  registerOperatorCall(app, endpoints.checkGoLive, async ({ bindings, now }) => {
    const variables = readVariables(bindings);
    const [records, content] = await Promise.all([
      checkDatabase(bindings, now),
      checkContent(bindings),
    ]);
    const isSet = (name: string) => Boolean(variables[name as keyof typeof variables]);
    return {
      data: {
        findings: [...records.findings, ...content.findings, ...checkVariables(isSet)],
        notChecked: [...records.notChecked, ...content.notChecked],
        senderDomain: variables.MAIL_FROM ? senderDomain(variables.MAIL_FROM) : null,
      },
    };
  });
