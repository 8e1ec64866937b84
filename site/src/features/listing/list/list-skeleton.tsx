import * as styles from './list.module.css';

const CARDS = [1, 2, 3, 4, 5, 6];

interface ListSkeletonProps {
  /** Whether everything above the cards is known: their position depends on it. */
  readonly isPlaced: boolean;
}

/** The skeleton of the first cards; a loading message appears after a moment. */
export const ListSkeleton = ({ isPlaced }: ListSkeletonProps) => (
  <div className={styles.field} aria-hidden>
    <ul className={styles.grid}>
      {isPlaced && CARDS.map((card) => <li key={card} className={styles.ghost} />)}
    </ul>
    <p className={styles.loading}>Loading...</p>
  </div>
);
