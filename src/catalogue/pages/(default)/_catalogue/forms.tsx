import { ChoiceGroup } from '../../../../components/form/choice-group.tsx';
import { ConsentField } from '../../../../components/form/consent-field.tsx';
import { ErrorSummary } from '../../../../components/form/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '../../../../components/form/field.tsx';
import { SendButton } from '../../../../components/form/send-button.tsx';
import { FileField } from '../../../../components/form/upload/file-field.tsx';
import { UploadProgress } from '../../../../components/form/upload/upload-progress.tsx';
import { SearchFields } from '../../../../components/search-fields.tsx';
import { FilterChoices } from '../../../../features/jobs/filter-choices.tsx';
import { ScoreFields } from '../../../../features/reviews/score-card/score-fields.tsx';
import { CatalogueHead, FromTheRight, LONG_WORD, Part } from '../../../part.tsx';

const ANSWERS = [
  ['no', 'No'],
  ['yes', 'Yes'],
  ['long', LONG_WORD],
] as const;
const FILTERS = [
  ['technology', 'Technology', '1,204'],
  ['care', 'Care and health', '8'],
  ['long', LONG_WORD, '0'],
  ['right', 'حلويات شرقية', '1'],
] as const;
const TYPES = ['.pdf', '.docx'];

export default function FormsPage() {
  return (
    <>
      <CatalogueHead title="Forms" />
      <Part name="Search">
        <form action="/jobs">
          <SearchFields q="gilder" />
        </form>
      </Part>
      <Part name="Form errors">
        <ErrorSummary
          idPrefix="bad"
          errors={[
            ['name', ['Enter your name.']],
            ['note', [`“${LONG_WORD}” is 12 characters too long.`]],
            ['form', ['It wasn’t sent. Please try again.']],
          ]}
        />
      </Part>
      <Part name="Fields">
        <TextField name="empty" label="First name" />
        <TextField name="filled" label="Last name" defaultValue="Quillfeather" />
        <TextField
          name="hinted"
          label="Email"
          type="email"
          hint="We’ll reply to this address."
          optional
        />
        <TextField name="disabled" label="Disabled" defaultValue="Unchanged" disabled />
        <TextField name="long" label={LONG_WORD} hint={LONG_WORD} defaultValue={LONG_WORD} />
        <div data-state="focus">
          <TextField name="focused" label="Focused" />
        </div>
        <TextField
          idPrefix="bad"
          name="name"
          label="With an error"
          autoComplete="name"
          errors={['Enter your name.']}
        />
        <FromTheRight>
          <TextField name="right" label="الاسم" hint="كما في جواز السفر" defaultValue="ليلى" />
        </FromTheRight>
      </Part>
      <Part name="Long text">
        <TextAreaField
          name="letter"
          label="Cover letter"
          hint="At most 10,000 characters."
          optional
        />
        <TextAreaField
          idPrefix="bad"
          name="note"
          label="With an error"
          defaultValue={LONG_WORD}
          errors={['This is 12 characters too long.']}
        />
      </Part>
      <Part name="Choices">
        <SelectField name="select" label="Single choice" options={['', 'One', 'Two', LONG_WORD]} />
        <SelectField
          idPrefix="bad"
          name="select"
          label="With an error"
          options={['', 'One']}
          errors={['Choose one.']}
        />
        <ChoiceGroup
          type="radio"
          isScale
          name="radio"
          legend="Would you work with them?"
          options={ANSWERS}
          values={['yes']}
        />
        <ChoiceGroup
          type="radio"
          isScale
          name="radio-error"
          legend="With an error"
          hint="Think of the whole team."
          options={ANSWERS}
          values={[]}
          errors={['Choose one.']}
        />
        <ChoiceGroup
          type="checkbox"
          name="several"
          legend="Which of these do you know?"
          options={ANSWERS}
          values={['no', 'long']}
          optional
        />
        <ConsentField name="consent" defaultChecked={false} policyUrl="/privacy">
          You may store what I send with this application.
        </ConsentField>
        <ConsentField idPrefix="bad" defaultChecked={false} errors={['Tick the box to continue.']}>
          With an error
        </ConsentField>
        <FromTheRight>
          <ConsentField idPrefix="right" defaultChecked>
            أوافق على حفظ بياناتي.
          </ConsentField>
        </FromTheRight>
      </Part>
      <Part name="Files">
        <div className="field">
          <FileField name="file" label="Resume" hint="PDF or Word, up to 5 MB." accept={TYPES} />
        </div>
        <div className="field">
          <FileField
            name="bad-file"
            label="Resume"
            hint="PDF or Word, up to 5 MB."
            accept={TYPES}
            errors={['This file is empty.']}
          />
        </div>
        <UploadProgress part={0} />
        <UploadProgress part={0.42} />
        <UploadProgress part={1} />
        <p className="form-actions">
          <SendButton progress={undefined}>Send application</SendButton>
          <SendButton progress={0.42}>Send application</SendButton>
          <SendButton progress={undefined} look="button-quiet">
            Decline
          </SendButton>
        </p>
      </Part>
      <Part name="Filters">
        <div className="filter-groups">
          {[true, false].map((isOpen) => (
            <details className="filter-group" key={String(isOpen)} open={isOpen}>
              <summary>{isOpen ? 'Category' : LONG_WORD}</summary>
              <fieldset className="filter-values">
                <legend className="visually-hidden">Category</legend>
                <FilterChoices
                  name="category"
                  type="checkbox"
                  choices={FILTERS}
                  selected={['care']}
                />
              </fieldset>
            </details>
          ))}
        </div>
      </Part>
      <Part name="A score card">
        <div className="score-card">
          <ScoreFields
            scores={{ recommendation: null, attributes: [], comment: '' }}
            errors={{ recommendation: ['Choose a recommendation.'] }}
          />
        </div>
      </Part>
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
