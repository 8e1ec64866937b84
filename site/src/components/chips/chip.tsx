import * as styles from './chips.module.css';

export interface ChipProps {
  readonly label: string;
  readonly value: string;
}

/** A short labelled fact. */
export const Chip = ({ label, value }: ChipProps) => (
  <li className={styles.chip}>
    <span className="muted">{label}</span> {value}
  </li>
);
