import * as styles from './tip.module.css';

/** The class of what a tip is the name of: a button or link with an icon alone. */
export const tipHolder: string = styles.holder ?? '';

/** Where a tip shows itself, seen from its holder. */
export type TipSide = 'below' | 'above' | 'aboveEnd' | 'left';

interface TipProps {
  readonly children: string;
  readonly side?: TipSide;
}

/** The name of a control that shows an icon: read out always, seen beside it on pointing and focus from 600 px. */
export const Tip = ({ children, side = 'below' }: TipProps) => (
  <span className={styles[side]}>{children}</span>
);
