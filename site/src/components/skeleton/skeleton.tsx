import * as styles from './skeleton.module.css';

interface SkeletonProps {
  /** The number of rows of the expected content. */
  readonly rows: number;
  /** Whether the skeleton replaces a whole page, which always has a heading. */
  readonly isPage?: boolean;
}

/** A placeholder for loading content. It becomes visible only after a moment. */
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
