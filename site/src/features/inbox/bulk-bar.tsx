import { useId, useState } from 'react';
import { Button } from '../../components/button/button';
import { IconButton } from '../../components/icon-button/icon-button';
import { ENQUIRY_STATUSES, plural } from '../../domain';
import { attempt } from '../../overlays/attempt';
import { confirm, showMessage, toastSuccess } from '../../overlays/store';
import { cx } from '../../styles/cx';
import { AssignOwner } from './assign-owner';
import { refreshNews } from './news';
import { editEnquiries } from './requests';
import type { EnquiryEdit } from './requests';
import * as styles from './bulk-bar.module.css';

interface BulkBarProps {
  readonly ids: readonly string[];
  /** Called after a change. */
  readonly onDone: () => void;
  readonly onClear: () => void;
}

const countText = (count: number): string =>
  `${String(count)} ${plural(count, 'enquiry', 'enquiries')}`;

/** Changes the selected enquiries, and reports those that could not be changed. */
async function change(ids: readonly string[], edit: EnquiryEdit, onDone: () => void) {
  const act = async () => {
    const { changed, refused } = await editEnquiries(ids, edit);
    refreshNews();
    onDone();
    if (refused.length === 0) {
      toastSuccess(`${countText(changed)} updated`);
      return;
    }
    const why = refused.map(({ reference, reason }) => `${reference ?? 'One'}: ${reason}.`);
    showMessage({
      title: `${countText(changed)} updated, ${String(refused.length)} not`,
      text: why.join(' '),
    });
  };
  await attempt('change enquiries', act, { action: 'EnquiryBulk' });
}

/** What can be done with the selected enquiries. On narrow screens it is one line, and `More` shows the rest. */
export function BulkBar({ ids, onDone, onClear }: BulkBarProps) {
  const id = useId();
  const [status, setStatus] = useState('');
  const [lostReason, setLostReason] = useState('');
  const [isOpen, setOpen] = useState(false);
  const isLost = status === 'Lost';
  const send = (edit: EnquiryEdit) => () => void change(ids, edit, onDone);
  const markSpam = async () => {
    const isSure = await confirm({
      title: 'Mark as spam?',
      text: `${countText(ids.length)} get the status Spam. Nobody is called any more.`,
      action: 'Mark as spam',
      isDanger: true,
    });
    if (isSure) await change(ids, { status: 'Spam' }, onDone);
  };
  return (
    <section
      className="box row-8 wrap selection-bar"
      aria-label="Selected enquiries"
      data-keep-clear=""
    >
      <div className={styles.head}>
        <IconButton icon="X" size={18} label="Clear Selection" onClick={onClear} />
        <p className={styles.count} role="status">
          {countText(ids.length)} selected
        </p>
        <Button size="small" variant="secondary" onClick={send({ owner: 'me' })}>
          Take
        </Button>
        <span className={styles.onPhones}>
          <Button
            size="small"
            variant="secondary"
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen);
            }}
          >
            More
          </Button>
        </span>
      </div>
      <div className={cx('row-8 wrap', !isOpen && styles.onWideScreens)}>
        <Button size="small" variant="secondary" onClick={send({ owner: 'nobody' })}>
          Release
        </Button>
        <AssignOwner
          label="Owner of the selected enquiries"
          onAssign={({ _id }) => void change(ids, { owner: _id }, onDone)}
        />
        <label className="visually-hidden" htmlFor={id}>
          Status of the selected enquiries
        </label>
        <select
          id={id}
          className={styles.control}
          value={status}
          onChange={({ target }) => {
            setStatus(target.value);
          }}
        >
          <option value="">Status …</option>
          {ENQUIRY_STATUSES.filter((one) => one !== 'Spam').map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        {isLost && (
          <input
            className={styles.control}
            aria-label="Reason"
            placeholder="Reason"
            autoComplete="off"
            value={lostReason}
            onChange={({ target }) => {
              setLostReason(target.value);
            }}
          />
        )}
        <Button
          size="small"
          disabled={status === '' || (isLost && lostReason.trim() === '')}
          onClick={send({ status, ...(isLost && { lostReason }) })}
        >
          Set Status
        </Button>
        <Button size="small" variant="quiet" onClick={() => void markSpam()}>
          Spam
        </Button>
      </div>
    </section>
  );
}
