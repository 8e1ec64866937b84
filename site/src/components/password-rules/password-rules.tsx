import { Icon } from '../icon/icon';
import { PASSWORD_RULES } from '../../domain';
import { cx } from '../../styles/cx';
import * as styles from './password-rules.module.css';

/** The rules that a password does not satisfy yet, updated as it is typed. */
export const PasswordRules = ({ password }: { readonly password: string }) => (
  <div>
    <p className={styles.rulesTitle}>
      Password Must have Minimum eight and maximum 16 characters, at least one uppercase letter, one
      lowercase letter, one number, one special character and no spaces
    </p>
    <ul className={styles.rules} aria-label="Rules for the password">
      {PASSWORD_RULES.map(({ label, isMet }) => {
        const isGood = password !== '' && isMet(password);
        return (
          <li key={label} className={cx(styles.rule, isGood && styles.kept)}>
            <Icon of={isGood ? 'Check' : 'X'} size={16} />
            {label}
            <span className="visually-hidden">{isGood ? ': kept' : ': not yet'}</span>
          </li>
        );
      })}
    </ul>
  </div>
);
