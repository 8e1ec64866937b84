import * as styles from './charts.module.css';

/** A bar beside a number that says the same, so screen readers skip it. @param most the value of a full bar */
export const Bar = ({ value, most }: { readonly value: number; readonly most: number }) => (
  <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect className={styles.track} width="100" height="1" />
    <rect className={styles.fill} width={most > 0 ? (100 * value) / most : 0} height="1" />
  </svg>
);
