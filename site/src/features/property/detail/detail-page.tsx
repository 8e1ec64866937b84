import { useState } from 'react';
import { titleOf } from '../../../domain';
import type { Area, AreaUnit, Listing } from '../../../domain';
import type { CardListing } from '../card/card-listing';
import { About, Amenities } from './about';
import { BackLink } from './back-link';
import { ContactButtons } from './contact-buttons';
import * as styles from './detail.module.css';
import { FactsSection } from './facts-section';
import { Gallery } from './gallery';
import { Similar } from './similar';
import { Summary } from './summary';

interface DetailPageProps {
  readonly area: Area;
  readonly property: Listing;
  readonly similar: readonly CardListing[];
  /** The address of the list that the visitor came from, if any. */
  readonly from: string | undefined;
}

/** A property's page. */
export const DetailPage = ({ area, property, similar, from }: DetailPageProps) => {
  const [unit, setUnit] = useState<AreaUnit | null>(null);
  return (
    <article className={`page page-listings ${styles.page ?? ''}`}>
      <header className={styles.head}>
        <BackLink area={area} property={property} from={from} />
        <h1 className="figures">{titleOf(property)}</h1>
        <p className={styles.place}>{[property.locality, property.city].join(', ')}</p>
      </header>
      <Gallery property={property} />
      <Summary area={area} property={property} unit={unit} onUnit={setUnit} />
      <div className={styles.about}>
        <About property={property} />
        <FactsSection property={property} unit={unit} />
        <Amenities property={property} />
      </div>
      <Similar area={area} listings={similar} />
      <ContactButtons area={area} property={property} className={styles.bar} />
    </article>
  );
};
