import { useEffect, useState } from 'react';
import { Link } from 'gatsby';
import { Drawer } from '../components/drawer/drawer';
import { IconButton } from '../components/icon-button/icon-button';
import { AREAS, REGIONS } from '../domain';
import type { Area } from '../domain';
import { keepPlaces } from '../session/staff-places';
import { useMay } from '../session/use-may';
import { LiveNote } from './live-note';
import { staffEntries } from './staff-entries';
import * as styles from './staff-menu.module.css';

export interface StaffMenuProps {
  readonly area: Area | null;
}

/** The staff's side menu, and word of when what they save is live. */
export function StaffMenu({ area }: StaffMenuProps) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    keepPlaces(
      AREAS.filter((one) => may('write listings', one)),
      area,
    );
  }, [may, area]);
  const entries = staffEntries(area, may);
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
      <LiveNote />
    </>
  );
}
