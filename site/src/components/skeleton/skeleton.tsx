import * as styles from './skeleton.module.css';

interface SkeletonProps {
  /** As many bars as the content will have rows. */
  readonly rows: number;
}

/** Holds the place of what is still on its way; it shows itself only where that takes longer than a moment. */
export const Skeleton = ({ rows }: SkeletonProps) => (
  <div className={styles.skeleton} role="status">
    <p className={styles.text}>Loading...</p>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={styles.bar} />
    ))}
  </div>
);
