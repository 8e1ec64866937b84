import { iconId } from './icon-id';
import type { IconName } from './icons';
import { cx } from '../../styles/cx';
import * as styles from './icon.module.css';

interface IconProps {
  /** An icon of the kept set, by its name there. */
  readonly of: IconName;
  /** Pixels; 20 where none is said. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A picture beside a word: the word says it, so a screen reader passes the icon over. */
export const Icon = ({ of: name, size = 20, className }: IconProps) => (
  <svg
    className={cx(styles.icon, className)}
    width={size}
    height={size}
    aria-hidden
    focusable={false}
  >
    <use href={`#${iconId(name)}`} />
  </svg>
);
