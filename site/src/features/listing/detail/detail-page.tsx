import { useState } from 'react';
import { navigate } from 'gatsby';
import { cx } from '../../../styles/cx';
import { Icon } from '../../../components/icon/icon';
import { kindOf, listOfListing, listPath, titleOf } from '../../../domain';
import type { Area, AreaUnit } from '../../../domain';
import type { CardListing } from '../card/card-listing';
import { ContactButtons } from '../contact/contact-buttons';
import { LazyTools } from '../staff/lazy-tools';
import { About, Amenities } from './about';
import { BackLink } from './back-link';
import * as styles from './detail.module.css';
import { FactsSection } from './facts-section';
import { Gallery } from './gallery';
import { NotAvailable } from './not-available';
import { Summary } from './summary';
import { useCurrentListing } from './use-current-listing';
import { VideoSection } from './video-section';
import type { DetailModel } from './detail-model';
import { PropertyCard } from '../card/property-card';

interface SimilarProps {
  readonly area: Area;
  readonly listings: readonly CardListing[];
}

/** Similar listings; nothing where there are none. */
const Similar = ({ area, listings }: SimilarProps) =>
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

interface DetailPageProps {
  readonly area: Area;
  readonly published: DetailModel;
  readonly similar: readonly CardListing[];
  /** The address of the list that the visitor came from, if any. */
  readonly from: string | undefined;
}

/** A listing's page: as it was published, or as the CMS has it now where that differs. */
export const DetailPage = ({ area, published, similar, from }: DetailPageProps) => {
  const kind = kindOf(published.property);
  const { now, isWaiting, look, show } = useCurrentListing(area, kind, published);
  const [unit, setUnit] = useState<AreaUnit | null>(null);
  if (!now) return <NotAvailable area={area} kind={kind} />;
  const { property, words, facts, map } = now;
  const toList = () => {
    navigate(listPath(area, listOfListing(property).key));
  };
  return (
    <article
      className={cx('page page-listings', styles.page, isWaiting && styles.waiting)}
      aria-busy={isWaiting}
    >
      <header className={styles.head}>
        <BackLink area={area} property={property} from={from} />
        <h1 className="figures">{titleOf(property)}</h1>
        <p className={styles.place}>
          {[property.locality, property.city].join(', ')}
          <a className={styles.map} href={map} target="_blank" rel="noreferrer">
            <Icon of="MapPin" size={18} /> Map
            <span className="visually-hidden"> (opens another site)</span>
          </a>
        </p>
        <LazyTools
          area={area}
          listing={property}
          onDeleted={toList}
          onEdited={look}
          onPictured={show}
        />
      </header>
      <Gallery area={area} property={property} />
      <Summary area={area} property={property} words={words} unit={unit} onUnit={setUnit} />
      <div className={styles.about}>
        <About property={property} />
        <VideoSection property={property} />
        <FactsSection groups={facts} unit={unit} />
        <Amenities property={property} />
      </div>
      <Similar area={area} listings={similar} />
      <ContactButtons area={area} property={property} className={styles.bar} isBar />
    </article>
  );
};
