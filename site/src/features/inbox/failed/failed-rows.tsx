import { Link } from 'gatsby';
import { timeText } from '../../../components/age/time-text';
import { Button } from '../../../components/button/button';
import { plural } from '../../../domain';
import type { NotificationKind } from '../../../domain';
import { attempt } from '../../../overlays/attempt';
import { showMessage, toastSuccess } from '../../../overlays/store';
import { enquiryAddress } from '../inbox-query';
import { sendAgain } from './requests';
import type { FailedNotification } from './requests';
import * as styles from './failed.module.css';

const NAMES: Readonly<Record<NotificationKind, string>> = {
  office: 'E-mail to the office',
  receipt: 'Receipt to the visitor',
  webhook: 'Message to the CRM',
};

const nameOf = ({ kind, event }: FailedNotification): string =>
  event === 'withdrawn' ? `${NAMES[kind]} about the withdrawal` : NAMES[kind];

async function send({ _id }: FailedNotification, onChanged: () => void): Promise<void> {
  const act = async () => {
    const isQueued = await sendAgain(_id);
    onChanged();
    if (isQueued) toastSuccess('It is sent now');
    else
      showMessage({
        title: 'It does not fail any more',
        text: 'Somebody has sent it again meanwhile.',
      });
  };
  await attempt(`send notification ${_id}`, act, { action: 'NotificationSendAgain' });
}

interface FailedRowsProps {
  readonly notifications: readonly FailedNotification[];
  readonly onChanged: () => void;
  /** They stand on the page of their enquiry. */
  readonly isOwn?: boolean;
}

/** Notifications that failed, each with a button that sends it again. */
export const FailedRows = ({ notifications, onChanged, isOwn = false }: FailedRowsProps) => (
  <ul className="stack-12">
    {notifications.map((one) => {
      const { _id, enquiry, attempts, failedAt, error } = one;
      return (
        <li key={_id} className={styles.row}>
          <div>
            <p>
              <strong>{nameOf(one)}</strong>{' '}
              {!isOwn && <Link to={enquiryAddress(enquiry._id)}>{enquiry.reference}</Link>}
            </p>
            <p className="muted small figures">
              {timeText(failedAt)} · {attempts} {plural(attempts, 'attempt')} · {error}
            </p>
          </div>
          <Button size="small" variant="secondary" onClick={() => void send(one, onChanged)}>
            Send Again
            <span className="visually-hidden">
              {' '}
              {nameOf(one)} {enquiry.reference}
            </span>
          </Button>
        </li>
      );
    })}
  </ul>
);
