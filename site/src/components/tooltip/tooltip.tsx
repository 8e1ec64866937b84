import { cx } from '../../styles/cx';
import * as styles from './tooltip.module.css';

/** The class of an element with a tooltip: a button or link that shows only an icon. */
export const tooltipHolder: string = styles.holder ?? '';

/** The side of the element on which the tooltip appears. */
export type TooltipSide = 'below' | 'above' | 'aboveEnd' | 'left';

interface TooltipProps {
  readonly children: string;
  readonly side?: TooltipSide;
}

/** The name of an icon control. Screen readers always read it; it is visible on hover and focus from 600 px. */
export const Tooltip = ({ children, side = 'below' }: TooltipProps) => (
  <span className={cx(styles.tip, styles[side])}>{children}</span>
);
