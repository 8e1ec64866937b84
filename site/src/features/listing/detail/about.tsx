import { Icon } from '../../../components/icon/icon';
import type { Listing } from '../../../domain';
import * as styles from './sections.module.css';

interface AboutProps {
  readonly property: Listing;
}

/** The amenities of a listing. */
export const Amenities = ({ property: { amenities } }: AboutProps) =>
  amenities &&
  amenities.length > 0 && (
    <section className={styles.section}>
      <h2>
        <Icon of="Sparkles" /> Amenities
      </h2>
      <ul className={styles.amenities}>
        {amenities.map((amenity) => (
          <li key={amenity}>
            <Icon of="Check" size={18} /> {amenity}
          </li>
        ))}
      </ul>
    </section>
  );

/** The description of a listing. */
export const About = ({ property: { description } }: AboutProps) =>
  description && (
    <section className={styles.section}>
      <h2>
        <Icon of="Text" /> Description
      </h2>
      <p className={styles.description}>{description}</p>
    </section>
  );
