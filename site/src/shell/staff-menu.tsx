import { useEffect, useState } from 'react';
import { Link } from 'gatsby';
import { Drawer } from '../components/drawer/drawer';
import { IconButton } from '../components/icon-button/icon-button';
import { AREAS, REGIONS } from '../domain';
import type { Area } from '../domain';
import { saveStaffAreas } from '../session/staff-areas';
import { useCan } from '../session/use-can';
import { PublishStatus } from './publish-status';
import { staffEntries } from './staff-entries';
import * as styles from './staff-menu.module.css';

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
  const entries = staffEntries(area, can);
  const close = () => {
    setOpen(false);
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
                    <Link className={styles.entry} to={entry.to} onClick={close}>
                      {entry.label}
                    </Link>
                  ) : (
                    <button
                      type="button"
                      className={styles.entry}
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
