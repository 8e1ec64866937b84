import * as styles from './list.module.css';

const CARDS = [1, 2, 3, 4, 5, 6];

interface ListSkeletonProps {
  /** Whether all that stands above the cards is there: before that, none of them has its place. */
  readonly isPlaced: boolean;
}

/** Holds the place of a list's first cards; that it loads is said where they take longer than a moment. */
export const ListSkeleton = ({ isPlaced }: ListSkeletonProps) => (
  <div className={styles.field} aria-hidden>
    <ul className={styles.grid}>
      {isPlaced && CARDS.map((card) => <li key={card} className={styles.ghost} />)}
    </ul>
    <p className={styles.loading}>Loading...</p>
  </div>
);
