import { iconId } from './icon-id';
import type { IconName } from './icon-id';
import { cx } from '../../styles/cx';
import * as styles from './icon.module.css';

interface IconProps {
  /** The icon's name in lucide. */
  readonly of: IconName;
  /** The size in pixels; the default is 20. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A decorative icon beside a text: screen readers ignore it. */
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
