import { phoneText } from '../../components/layout/offices';
import { useSite } from '../../components/layout/use-site';
import * as styles from './account.module.css';

/** A forgotten password is reset by staff. */
export function ForgotPassword() {
  const { facts } = useSite();
  if (!facts) return null;
  return (
    <a className={styles.way} href={`tel:+91${facts.fallbackPhone}`}>
      Forgot your password? Call us:{' '}
      <span className={styles.phone}>{phoneText(facts.fallbackPhone)}</span>
    </a>
  );
}
