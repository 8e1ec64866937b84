import { Link } from 'gatsby';
import { srcSetOf } from '../picture/srcset';
import * as styles from './brand.module.css';
import { useSite } from './use-site';

/** Logo and name of the brokerage, linked to the home page. */
export function Brand() {
  const { facts, logo } = useSite();
  if (!facts) return null;
  return (
    <Link to="/" className={styles.brand}>
      {logo && (
        <img
          src={logo.path}
          srcSet={srcSetOf(logo)}
          sizes="36px"
          alt=""
          width={logo.width}
          height={logo.height}
          className={styles.logo}
        />
      )}
      <span className={styles.name}>{facts.brandName}</span>
    </Link>
  );
}
