import * as styles from './tooltip.module.css';

/** The class of what a tip is the name of: a button or link with an icon alone. */
export const tooltipHolder: string = styles.holder ?? '';

/** Where a tip shows itself, seen from its holder. */
export type TooltipSide = 'below' | 'above' | 'aboveEnd' | 'left';

interface TooltipProps {
  readonly children: string;
  readonly side?: TooltipSide;
}

/** The name of a control that shows an icon: read out always, seen beside it on pointing and focus from 600 px. */
export const Tooltip = ({ children, side = 'below' }: TooltipProps) => (
  <span className={styles[side]}>{children}</span>
);
