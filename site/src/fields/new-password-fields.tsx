import { useField } from 'formik';
import { Icon } from '../components/icon/icon';
import { PASSWORD_RULES } from '../domain';
import { cx } from '../styles/cx';
import { PasswordField } from './password-field';
import * as styles from './fields.module.css';

interface NewPasswordFieldsProps {
  /** The names of the password field and of its confirmation field. */
  readonly names: readonly [password: string, confirmation: string];
  readonly labelOf: (name: string) => string;
}

/** The fields of a new password: the password with its rules, and its confirmation. */
export const NewPasswordFields = ({ names, labelOf }: NewPasswordFieldsProps) => {
  const [name, confirmation] = names;
  const [{ value }] = useField<string>(name);
  return (
    <>
      <PasswordField name={name} label={labelOf(name)} autoComplete="new-password" />
      <PasswordRules password={value} />
      <PasswordField
        name={confirmation}
        label={labelOf(confirmation)}
        autoComplete="new-password"
      />
    </>
  );
};

/** The rules that the password does not satisfy yet, updated during typing. */
const PasswordRules = ({ password }: { readonly password: string }) => (
  <div>
    <p className="muted small">
      Password Must have Minimum eight and maximum 16 characters, at least one uppercase letter, one
      lowercase letter, one number, one special character and no spaces
    </p>
    <ul className={styles.rules} aria-label="Rules for the password">
      {PASSWORD_RULES.map(({ label, isMet }) => {
        const isGood = password !== '' && isMet(password);
        return (
          <li key={label} className={cx('row-8 muted', isGood && styles.kept)}>
            <Icon of={isGood ? 'Check' : 'X'} size={16} />
            {label}
            <span className="visually-hidden">{isGood ? ': kept' : ': not yet'}</span>
          </li>
        );
      })}
    </ul>
  </div>
);
