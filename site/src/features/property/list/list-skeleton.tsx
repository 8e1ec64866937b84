import * as styles from './list.module.css';

const CARDS = [1, 2, 3];

/** Holds the place of a list's first cards; it shows itself only where they take longer than a moment. */
export const ListSkeleton = () => (
  <div className={styles.skeleton} role="status">
    <p className="visually-hidden">Loading...</p>
    <ul className={styles.grid} aria-hidden>
      {CARDS.map((card) => (
        <li key={card} className={styles.ghost} />
      ))}
    </ul>
    <p className={styles.loading} aria-hidden>
      Loading...
    </p>
  </div>
);
