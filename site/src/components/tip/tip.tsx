import * as styles from './tip.module.css';

interface TipProps {
  readonly children: string;
  /** Where it shows itself, seen from its control. */
  readonly side?: 'below' | 'above';
}

/**
 * The name of a control that shows an icon alone: its button or link holds it. It is seen beside the control while that
 * is pointed at or has the focus, from 600 px on.
 */
export const Tip = ({ children, side = 'below' }: TipProps) => (
  <span className={side === 'above' ? styles.above : styles.below}>{children}</span>
);
