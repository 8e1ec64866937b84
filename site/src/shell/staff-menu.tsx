import { useEffect, useState, useId, useLayoutEffect, useRef } from 'react';
import { Link } from 'gatsby';
import { IconButton } from '../components/icon-button/icon-button';
import { AREAS, REGIONS } from '../domain';
import type { Area } from '../domain';
import { saveStaffAreas } from '../session/staff-areas';
import { useCan } from '../session/use-can';
import { useSession } from '../session/use-session';
import type { StaffEntry } from '../session/staff-entry';
import { PublishStatus } from './publish-status';
import { staffEntries } from './staff-entries';
import * as styles from './staff-menu.module.css';
import type { MouseEvent, ReactNode } from 'react';
import { followPastGuard } from '../browser/back-guard';
import { useBackGuard } from '../components/use-back-guard';
import { openDialog } from '../components/modal/dialog-stack';

interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel at the left edge, above the page. Escape and a press outside close it. */
const Drawer = ({ title, onClose, children }: DrawerProps) => {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => (ref.current ? openDialog(ref.current) : undefined), []);
  useBackGuard(true, onClose);

  return (
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-labelledby={id}
      onClose={onClose}
      closedby="any"
    >
      <div className={styles.head}>
        <h2 id={id} className="large">
          {title}
        </h2>
        <IconButton icon="X" label="Close" onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
};

const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Opens the entries by their keys, where a key is neither text nor the browser's. */
function useShortcuts(entries: readonly StaffEntry[]): void {
  // A layout effect: the keys work as soon as the menu's button is there.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const [open] = entries.flatMap((one) =>
        'open' in one && one.shortcut === key ? [one.open] : [],
      );
      if (!open || event.defaultPrevented) return;
      if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest(TEXT_FIELDS)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [entries]);
}

export interface StaffMenuProps {
  readonly area: Area | null;
}

/** The staff menu, and the state of the last save. */
export function StaffMenu({ area }: StaffMenuProps) {
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    saveStaffAreas(
      AREAS.filter((one) => can('write listings', one)),
      area,
    );
  }, [can, area]);
  const { account } = useSession();
  const entries = staffEntries(area, can, account?._id ?? '');
  useShortcuts(entries);
  const close = () => {
    setOpen(false);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    followPastGuard(event, event.currentTarget);
    close();
  };
  return (
    <>
      {entries.length > 0 && (
        <IconButton
          icon="PanelLeft"
          size={24}
          label="Staff menu"
          tip="below"
          className={styles.button}
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
          }}
        />
      )}
      {isOpen && (
        <Drawer title={area ? `Staff, ${REGIONS[area].label}` : 'Staff'} onClose={close}>
          <nav aria-label="Staff">
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry.label}>
                  {'to' in entry ? (
                    <Link className={styles.entry} to={entry.to} onClick={follow}>
                      {entry.label}
                      {entry.Count && <entry.Count />}
                    </Link>
                  ) : (
                    <button
                      type="button"
                      className={styles.entry}
                      aria-keyshortcuts={entry.shortcut}
                      onClick={() => {
                        close();
                        entry.open();
                      }}
                    >
                      {entry.label}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        </Drawer>
      )}
      <PublishStatus />
    </>
  );
}
