import { useMemo, useState } from 'react';
import { dayText, ENQUIRY_RULE, isoDate, parseByRule, plannedDayError } from '../../../domain';
import type { FieldErrors } from '../../../domain';
import { DateField } from '../../../fields/date-field';
import { LongTextField } from '../../../fields/long-text-field';
import { SelectField } from '../../../fields/select-field';
import { TextField } from '../../../fields/text-field';
import { changedValues } from '../../../forms/edits';
import { SendForm } from '../../../forms/send-form';
import type { SendContext } from '../../../forms/send-form';
import { RejectedError } from '../../../overlays/report-failure';
import { toastSuccess } from '../../../overlays/store';
import { nullIfNotFound } from '../../../requests/api-error';
import { contacted } from '../enquiry-texts';
import { refreshNews } from '../news';
import { editEnquiry, findEnquiry } from '../requests';
import type { Enquiry } from '../requests';
import * as styles from './detail.module.css';

type WorkValues = Readonly<Record<'status' | 'lostReason' | 'followUpOn' | 'note', string>>;

const { fields } = ENQUIRY_RULE;
const { followUpOn: FOLLOW_UP } = fields;
const LABELS: Readonly<Record<string, string>> = {
  status: fields.stage.label,
  lostReason: fields.lostReason.label,
  followUpOn: fields.followUpOn.label,
  note: 'Note',
};
const labelOf = (name: string): string => LABELS[name] ?? name;

const valuesOf = ({ status, lostReason, followUpOn }: Enquiry): WorkValues => ({
  status,
  lostReason: lostReason ?? '',
  followUpOn: followUpOn === null ? '' : dayText(followUpOn),
  note: '',
});

/** The errors of the model's rule, by the names of the form. */
function check(enquiry: Enquiry, { status, lostReason, followUpOn }: WorkValues): FieldErrors {
  const values = { ...enquiry, lostReason, followUpOn, stage: status };
  const parsed = parseByRule(ENQUIRY_RULE, values);
  if (!parsed.ok) return parsed.errors;
  const day = isoDate(followUpOn);
  // A day that has passed may stay.
  const error =
    day === enquiry.followUpOn ? undefined : plannedDayError(FOLLOW_UP, day, Date.now());
  return error === undefined ? {} : { followUpOn: error };
}

interface WorkFormProps {
  readonly enquiry: Enquiry;
  readonly onSaved: () => void;
  /** Called if somebody else has taken the enquiry. What was typed stays. */
  readonly onTaken: () => void;
  readonly onDirty: (isDirty: boolean) => void;
}

/** Status, next follow-up and a note of an enquiry. */
export function WorkForm({ enquiry, onSaved, onTaken, onDirty }: WorkFormProps) {
  const initialValues = useMemo(() => valuesOf(enquiry), [enquiry]);
  const [isTaken, setTaken] = useState(false);
  const send = async (values: WorkValues, { base }: SendContext<WorkValues>) => {
    const { followUpOn, ...changed } = changedValues(base, values);
    const takes = changed.status === 'Contacted' && !isTaken;
    const isSaved = await editEnquiry(enquiry._id, {
      ...changed,
      ...(takes && contacted(enquiry)),
      ...(followUpOn !== undefined && { followUpOn: isoDate(followUpOn) ?? '' }),
    });
    if (!isSaved) {
      setTaken(true);
      onTaken();
      throw new RejectedError(
        'Somebody else has taken it',
        'Nothing is saved yet. Press Save again to save it all the same.',
      );
    }
    toastSuccess('Updated Successfully');
    refreshNews();
    onSaved();
    return undefined;
  };
  const reload = async () => {
    const now = await nullIfNotFound(() => findEnquiry(enquiry._id));
    return now && valuesOf(now.enquiry);
  };
  return (
    <section className={styles.box} aria-labelledby="work">
      <h2 id="work" className="subtitle">
        Next Step
      </h2>
      <SendForm
        initialValues={initialValues}
        check={(values) => check(enquiry, values)}
        onSend={send}
        reload={reload}
        onDirty={onDirty}
        labelOf={labelOf}
        draft={`EnquiryEdit ${enquiry._id}`}
        submitLabel="Save"
      >
        {({ status }) => (
          <>
            <SelectField
              name="status"
              label={labelOf('status')}
              options={fields.stage.options}
              isRequired
            />
            {status === 'Lost' && (
              <TextField name="lostReason" label={labelOf('lostReason')} isRequired />
            )}
            <DateField name="followUpOn" label={labelOf('followUpOn')} />
            <LongTextField
              name="note"
              label={labelOf('note')}
              hint="For colleagues; the visitor does not see it"
            />
          </>
        )}
      </SendForm>
    </section>
  );
}
