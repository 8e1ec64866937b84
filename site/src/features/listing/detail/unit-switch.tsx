import { useId } from 'react';
import { AREA_UNITS } from '../../../domain';
import type { AreaUnit } from '../../../domain';
import * as styles from './summary.module.css';

interface UnitSwitchProps {
  /** Null is as stored. */
  readonly unit: AreaUnit | null;
  readonly onChange: (unit: AreaUnit | null) => void;
}

const UNITS = Object.keys(AREA_UNITS) as AreaUnit[];

/** Chooses the unit of the page's areas. */
export const UnitSwitch = ({ unit, onChange }: UnitSwitchProps) => {
  const id = useId();
  return (
    <div className={styles.unit}>
      <label htmlFor={id}>Areas in</label>
      <select
        id={id}
        className="input"
        value={unit ?? ''}
        onChange={(event) => {
          onChange(UNITS.find((one) => one === event.target.value) ?? null);
        }}
      >
        <option value="">As given</option>
        {UNITS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  );
};
