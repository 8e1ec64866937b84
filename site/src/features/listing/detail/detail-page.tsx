import { useState } from 'react';
import { navigate, Link } from 'gatsby';
import { cx } from '../../../styles/cx';
import { Icon } from '../../../components/icon/icon';
import { kindOf, listName, listOfListing, listPath, statusOfStage, titleOf } from '../../../domain';
import type { Area, AreaUnit, Listing, Stage } from '../../../domain';
import type { CardListing } from '../card/card-listing';
import { ContactGroup } from '../../../components/contact-group/contact-group';
import { ContactButtons } from '../contact/contact-buttons';
import { useContact } from '../contact/use-contact';
import { LazyTools } from '../staff/lazy-tools';
import * as styles from './detail.module.css';
import { FactsSection, About, Amenities, Prices, VideoSection } from './sections';
import { Gallery } from './gallery';
import { NotAvailable } from './not-available';
import { Summary } from './summary';
import { useCurrentListing } from './use-current-listing';
import type { DetailModel } from './detail-model';
import { PropertyCard } from '../card/property-card';
import type { MouseEvent } from 'react';
import { useHydrated } from '../../../components/use-hydrated';

interface BackLinkProps {
  readonly area: Area;
  readonly property: Listing;
  /** The address of the list from which the visitor came, if any. */
  readonly from: string | undefined;
}

const isPlainClick = (event: MouseEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** The link back to the list. It includes the search if the visitor came from one. */
const BackLink = ({ area, property, from }: BackLinkProps) => {
  const isInBrowser = useHydrated();
  const { key } = listOfListing(property);
  const left = isInBrowser ? from : undefined;

  const back = (event: MouseEvent) => {
    if (left === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link className={styles.back} to={left ?? listPath(area, key)} onClick={back}>
      <Icon of="ArrowLeft" /> {listName(key)}
    </Link>
  );
};

interface SimilarProps {
  readonly area: Area;
  readonly listings: readonly CardListing[];
}

/** The similar listings; empty if there are none. */
const Similar = ({ area, listings }: SimilarProps) =>
  listings.length > 0 && (
    <section className={styles.similar}>
      <h2 className="subtitle">Similar Properties</h2>
      <ul className={styles.cards}>
        {listings.map((listing) => (
          <li key={listing._id}>
            <PropertyCard area={area} listing={listing} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );

interface FloatingContactProps {
  readonly area: Area;
  readonly property: Listing;
}

/** The floating contact links of a listing's page. They use the listing's phone and a message about the listing. */
const FloatingContact = ({ area, property }: FloatingContactProps) => {
  const links = useContact(area, property);
  return links && <ContactGroup links={links} isOwn />;
};

interface DetailPageProps {
  readonly area: Area;
  readonly published: DetailModel;
  readonly similar: readonly CardListing[];
  /** The address of the list from which the visitor came, if any. */
  readonly from: string | undefined;
}

/** A listing's page. It shows the published data, or the CMS's current data if they differ. */
export const DetailPage = ({ area, published, similar, from }: DetailPageProps) => {
  const kind = kindOf(published.property);
  const { now, isWaiting, refresh, show } = useCurrentListing(area, kind, published);
  const [unit, setUnit] = useState<AreaUnit | null>(null);
  if (!now) return <NotAvailable area={area} kind={kind} />;
  const { property, mark, words, rate, checked, rera, facts, map, prices } = now;
  const isOffered = statusOfStage(property.stage as Stage) === 'active';
  const toList = () => {
    navigate(listPath(area, listOfListing(property).key));
  };
  return (
    <article
      className={cx('page', styles.page, isWaiting && styles.waiting)}
      aria-busy={isWaiting}
      // A page without an offer has no floating contact links, not even the standard ones.
      data-own-contact={isOffered ? undefined : ''}
    >
      <header className={styles.head}>
        <BackLink area={area} property={property} from={from} />
        <h1 className="page-title figures">{titleOf(property)}</h1>
        {mark && <p className="hold">{mark}</p>}
        <p className={styles.place}>
          {[property.locality, property.city].filter(Boolean).join(', ')}
          <a className={styles.map} href={map} target="_blank" rel="noreferrer">
            <Icon of="MapPin" size={18} /> Map
            <span className="visually-hidden"> (opens another site)</span>
          </a>
        </p>
        <LazyTools
          area={area}
          listing={property}
          onDeleted={toList}
          onEdited={refresh}
          onPictured={show}
        />
      </header>
      <Gallery area={area} property={property} />
      <Summary {...{ area, property, words, rate, checked, rera, unit }} onUnit={setUnit} />
      <div className={styles.about}>
        <About property={property} />
        <VideoSection property={property} />
        <FactsSection groups={facts} unit={unit} />
        <Amenities property={property} />
        <Prices html={prices} />
      </div>
      <Similar area={area} listings={similar} />
      {isOffered && (
        <>
          <ContactButtons area={area} property={property} className={styles.bar} isBar />
          <FloatingContact area={area} property={property} />
        </>
      )}
    </article>
  );
};
