import { useRef, useState } from 'react';
import { cx } from '../../styles/cx';
import { Icon } from '../icon/icon';
import * as styles from './chips.module.css';
import { overflows, useOverflow } from './use-overflow';

/** The distance of one press, and of each of its steps, in pixels. */
const PRESS = 100;
const STEP = 10;
/** Milliseconds between two steps. */
const PACE = 25;

/** Scrolls a row by one press in steps, or at once with reduced motion. */
function move(row: HTMLElement, direction: 1 | -1): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    row.scrollBy({ left: direction * PRESS });
    return;
  }
  let steps = PRESS / STEP;
  const timer = setInterval(() => {
    row.scrollBy({ left: direction * STEP });
    steps -= 1;
    if (steps === 0) clearInterval(timer);
  }, PACE);
}

interface StepProps {
  readonly direction: 1 | -1;
  readonly onStep: () => void;
}

/** A scroll button for a mouse only: a finger swipes, and the arrow keys scroll the row. */
const Step = ({ direction, onStep }: StepProps) => (
  <button
    type="button"
    className={cx(styles.step, direction === 1 ? styles.after : styles.before)}
    tabIndex={-1}
    aria-hidden
    onClick={onStep}
  >
    <Icon of={direction === 1 ? 'ChevronRight' : 'ChevronLeft'} size={18} />
  </button>
);

interface ChipScrollerProps {
  readonly label: string;
  /** Whether a few chips wrap into lines. More chips scroll in a row. */
  readonly wraps?: boolean;
  /** The chips, as list items. */
  readonly children: React.ReactNode;
}

/** A row that scrolls horizontally if it overflows. Buttons appear for a mouse. */
export const ChipScroller = ({ label, wraps = false, children }: ChipScrollerProps) => {
  const ref = useRef<HTMLUListElement>(null);
  const [hasSteps, setSteps] = useState(false);
  useOverflow(ref);
  const press = (direction: 1 | -1) => () => {
    if (ref.current) move(ref.current, direction);
  };

  return (
    <div
      className={styles.scroller}
      onPointerEnter={() => {
        setSteps(ref.current !== null && overflows(ref.current));
      }}
    >
      <ul ref={ref} className={cx(styles.row, wraps && styles.lines)} aria-label={label}>
        {children}
      </ul>
      {hasSteps && <Step direction={-1} onStep={press(-1)} />}
      {hasSteps && <Step direction={1} onStep={press(1)} />}
    </div>
  );
};
