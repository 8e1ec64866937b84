import type { Secret } from './second-factor-requests';
import * as styles from './second-factor.module.css';

const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');

/** A secret for an authenticator app: as a QR code, as a link on the same device, and as text. */
export const SecretOfApp = ({ secret: { secret, uri, qr } }: { readonly secret: Secret }) => (
  <div className={styles.secret}>
    <p>
      With a second factor a login asks for a code beside the password. Add the site to an
      authenticator app on your phone:
    </p>
    <img className={styles.qr} src={qr} alt="QR code for the authenticator app" />
    <p>
      <a href={uri}>Open the app on this device</a>
    </p>
    <p>
      Or type the secret: <code className={styles.code}>{inGroups(secret)}</code>
    </p>
  </div>
);
