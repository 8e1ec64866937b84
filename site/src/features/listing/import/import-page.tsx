import { useRef } from 'react';
import { REGIONS } from '../../../domain';
import type { Area } from '../../../domain';
import { cx } from '../../../styles/cx';
import { FileStep } from './file-step';
import { OneImport } from './one-import';
import * as styles from './import.module.css';

interface ImportPageProps {
  readonly area: Area;
  /** The query of the address: `id` names an import. */
  readonly search: string;
}

/** The page `/{area}/import/`: an admin imports listings from a file. Source: docs/contract.md, "Import from the site" */
export function ImportPage({ area, search }: ImportPageProps) {
  const id = new URLSearchParams(search).get('id');
  const arrivalRef = useRef(true);
  return (
    <div className={cx('page', styles.page)}>
      <header>
        <h1 className="page-title">Import Listings</h1>
        <p className="muted">{REGIONS[area].label}</p>
      </header>
      {id === null ? (
        <FileStep area={area} arrivalRef={arrivalRef} />
      ) : (
        <OneImport key={id} area={area} id={id} arrivalRef={arrivalRef} />
      )}
    </div>
  );
}
