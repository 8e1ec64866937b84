import type { ButtonHTMLAttributes } from 'react';
import { cx } from '../../styles/cx';
import { Icon } from '../icon/icon';
import { Tooltip, tooltipHolder } from '../tooltip/tooltip';
import type { TooltipSide } from '../tooltip/tooltip';
import * as styles from './icon-button.module.css';
import type { IconName } from '../icon/icon-id';

/** The class of an icon button, for an element that is not a button. */
export const iconButtonClass = (className?: string): string => cx(styles.button, className);

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  readonly icon: IconName;
  /** The size of the icon in pixels. */
  readonly size?: number;
  /** The button's name, for screen readers and for the tooltip on the side `tip`. */
  readonly label: string;
  readonly tip?: TooltipSide;
}

export const IconButton = ({ icon, size, label, tip, className, ...rest }: IconButtonProps) => (
  <button type="button" className={cx(iconButtonClass(className), tip && tooltipHolder)} {...rest}>
    <Icon of={icon} size={size} />
    {tip ? <Tooltip side={tip}>{label}</Tooltip> : <span className="visually-hidden">{label}</span>}
  </button>
);
