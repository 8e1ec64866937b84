import type { Area } from '../../../domain';
import type { CardListing } from '../card/card-listing';
import { PropertyCard } from '../card/property-card';
import * as styles from './detail.module.css';

interface SimilarProps {
  readonly area: Area;
  readonly listings: readonly CardListing[];
}

/** Similar listings; nothing where there are none. */
export const Similar = ({ area, listings }: SimilarProps) =>
  listings.length > 0 && (
    <section className={styles.similar}>
      <h2>Similar Properties</h2>
      <ul className={styles.cards}>
        {listings.map((listing) => (
          <li key={listing._id}>
            <PropertyCard area={area} listing={listing} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
