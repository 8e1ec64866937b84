import { Link } from 'gatsby';
import { cx } from '../../styles/cx';
import { Icon } from '../icon/icon';
import type { ChipProps } from './chip';
import * as styles from './chips.module.css';

interface RemovableChipProps extends ChipProps {
  /** The address of the same page without this filter. */
  readonly without: string;
  /** Whether the chip is a notice. A press dismisses it and changes nothing else. */
  readonly isNote?: boolean;
}

export const RemovableChip = ({ label, value, without, isNote = false }: RemovableChipProps) => (
  <li className={isNote ? styles.words : undefined}>
    <Link className={cx(styles.removable, isNote && styles.note)} to={without}>
      <span className="visually-hidden">{isNote ? 'Dismiss' : 'Remove'}</span>
      <span className="muted">{label}</span>
      <span className={styles.cut}>{value}</span>
      <Icon of="X" size={16} />
    </Link>
  </li>
);
