import * as styles from './list.module.css';

const CARDS = [1, 2, 3, 4, 5, 6];

/** Holds the place of a list's first cards; that it loads is said where they take longer than a moment. */
export const ListSkeleton = () => (
  <div className={styles.field} aria-hidden>
    <ul className={styles.grid}>
      {CARDS.map((card) => (
        <li key={card} className={styles.ghost} />
      ))}
    </ul>
    <p className={styles.loading}>Loading...</p>
  </div>
);
