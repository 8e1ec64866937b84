import * as styles from './skeleton.module.css';

interface SkeletonProps {
  /** As many bars as the content will have rows. */
  readonly rows: number;
  /** Whether it stands for a whole page, which has a heading at all times. */
  readonly isPage?: boolean;
}

/** Holds the place of what is still on its way; it shows itself only where that takes longer than a moment. */
export const Skeleton = ({ rows, isPage = false }: SkeletonProps) => {
  const Text = isPage ? 'h1' : 'p';
  return (
    <div className={styles.skeleton} role="status">
      <Text className={styles.text}>Loading...</Text>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.bar} />
      ))}
    </div>
  );
};
