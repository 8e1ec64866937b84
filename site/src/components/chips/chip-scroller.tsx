import { useRef } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { cx } from '../../styles/cx';
import { Icon } from '../icon/icon';
import * as styles from './chips.module.css';
import { useOverflow } from './use-overflow';

/** Pixels of one press. */
const STEP = 100;

interface StepProps {
  readonly icon: LucideIcon;
  readonly side: 'before' | 'after';
  readonly onStep: () => void;
}

/** For a mouse alone: a finger swipes, and the arrow keys move the row itself. */
const Step = ({ icon, side, onStep }: StepProps) => (
  <button
    type="button"
    className={cx(styles.step, styles[side])}
    tabIndex={-1}
    aria-hidden
    onClick={onStep}
  >
    <Icon of={icon} size={18} />
  </button>
);

interface ChipScrollerProps {
  readonly label: string;
  /** List items. */
  readonly children: React.ReactNode;
}

/** A row that is moved sideways where it does not fit. */
export const ChipScroller = ({ label, children }: ChipScrollerProps) => {
  const ref = useRef<HTMLUListElement>(null);
  const isTooLong = useOverflow(ref);
  const move = (by: number) => () => ref.current?.scrollBy({ left: by });

  return (
    <div className={styles.scroller}>
      <ul ref={ref} className={styles.row} aria-label={label}>
        {children}
      </ul>
      {isTooLong && <Step icon={ChevronLeft} side="before" onStep={move(-STEP)} />}
      {isTooLong && <Step icon={ChevronRight} side="after" onStep={move(STEP)} />}
    </div>
  );
};
