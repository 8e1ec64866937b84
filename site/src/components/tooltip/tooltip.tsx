import { cx } from '../../styles/cx';
import * as styles from './tooltip.module.css';

/** The class of the element that a tooltip names: a button or link that shows only an icon. */
export const tooltipHolder: string = styles.holder ?? '';

/** The side of the tooltip, seen from its element. */
export type TooltipSide = 'below' | 'above' | 'aboveEnd' | 'left';

interface TooltipProps {
  readonly children: string;
  readonly side?: TooltipSide;
}

/** The name of an icon control: always read by screen readers, visible on hover and focus from 600 px. */
export const Tooltip = ({ children, side = 'below' }: TooltipProps) => (
  <span className={cx(styles.tip, styles[side])}>{children}</span>
);
