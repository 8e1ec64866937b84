import { timeText } from '../../../components/age/time-text';
import { Button } from '../../../components/button/button';
import { confirm } from '../../../overlays/store';
import { useCan } from '../../../session/use-can';
import { changeEnquiry } from '../change-enquiry';
import { isAnonymised } from '../enquiry-texts';
import type { Enquiry } from '../requests';
import * as styles from './detail.module.css';

interface ConsentProps {
  readonly enquiry: Enquiry;
  readonly onChanged: () => void;
}

/** Records what a person says on the phone or at the office: nobody may contact them any more. */
async function recordWithdrawal({ enquiry, onChanged }: ConsentProps): Promise<void> {
  const isSure = await confirm({
    title: 'Record the withdrawal?',
    text: `${enquiry.name} took the consent back. Nobody may contact this person about ${enquiry.reference} any more. This cannot be undone.`,
    action: 'Record Withdrawal',
    isDanger: true,
  });
  if (isSure) await changeEnquiry(enquiry, { withdrawn: true }, 'Withdrawal Recorded', onChanged);
}

function consentText({ notice }: Enquiry): string {
  if (!notice)
    return 'No consent is recorded. Ask before you contact the person about other things.';
  const { at, version, language } = notice;
  return `Consent given on ${[timeText(at), version && `notice ${version}`, language].filter(Boolean).join(', ')}.`;
}

/** Whether and how the visitor agreed to be contacted. */
export function Consent({ enquiry, onChanged }: ConsentProps) {
  const can = useCan();
  const { withdrawnAt, area } = enquiry;
  if (isAnonymised(enquiry))
    return <p role="note">The data of this person were erased. Status, listing and days stay.</p>;
  if (withdrawnAt !== null) {
    return (
      <p className={styles.withdrawn} role="note">
        <strong>Withdrawn: do not contact.</strong> The visitor took the consent back on{' '}
        {timeText(withdrawnAt)}.
      </p>
    );
  }
  return (
    <div className={styles.consent}>
      <p className="muted">{consentText(enquiry)}</p>
      {can('answer enquiries', area) && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => void recordWithdrawal({ enquiry, onChanged })}
        >
          Record Withdrawal
        </Button>
      )}
    </div>
  );
}
