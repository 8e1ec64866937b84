import * as styles from './second-factor.module.css';

/** The recovery codes, which are shown only once. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => (
  <>
    <p role="status">
      The second factor is on. Without your phone, each of these recovery codes signs you in once.
      Store them now where only you find them: they are not shown again.
    </p>
    <ul className={styles.codes} aria-label="Recovery codes">
      {codes.map((code) => (
        <li key={code}>
          <code className={styles.code}>{code}</code>
        </li>
      ))}
    </ul>
  </>
);
