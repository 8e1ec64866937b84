import { cx } from '../../../styles/cx';
import { PropertyCard } from '../card/property-card';
import type { ResultsProps } from './list-data';
import * as styles from './list.module.css';

/** React 18 has no `inert` property. Some screen readers support only `aria-hidden`. */
const INERT = { inert: '', 'aria-hidden': true };

/** The cards. Cards of an earlier search stay, dimmed and inert, until the new ones replace all of them at once. */
export const ListGrid = ({
  area,
  data: { lists },
  address,
  isWaiting,
  isLoading,
}: ResultsProps) => (
  <div className={styles.field}>
    <ul
      key={lists.map(({ _id }) => _id).join(' ')}
      className={cx(styles.grid, isWaiting && styles.dimmed)}
      {...(isWaiting && INERT)}
    >
      {lists.map((listing, index) => (
        <li key={listing._id}>
          <PropertyCard area={area} listing={listing} from={address} isFirst={index === 0} />
        </li>
      ))}
    </ul>
    {isLoading && <p className={styles.loading}>Loading...</p>}
  </div>
);
