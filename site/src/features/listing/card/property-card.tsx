import { Link } from 'gatsby';
import { Chip } from '../../../components/chips/chip';
import { ChipScroller } from '../../../components/chips/chip-scroller';
import { chipsOf, detailPath, kindOf, priceLine, spokenLine } from '../../../domain';
import type { Area } from '../../../domain';
import { cx } from '../../../styles/cx';
import { ListingPhone } from '../contact/listing-phone';
import { ContactButtons } from '../contact/contact-buttons';
import { LazyTools } from '../staff/lazy-tools';
import { CardLinks } from './card-links';
import * as styles from './card.module.css';
import type { CardListing } from './card-listing';
import { CardPictures } from './card-pictures';

interface PropertyCardProps {
  readonly area: Area;
  readonly listing: CardListing;
  /** The address of the list, for the back link of the listing's page. */
  readonly from?: string;
  /** The heading level of the card's title. */
  readonly heading?: 'h2' | 'h3';
  /** Whether this is the first card of the page: its picture is then fetched at once. */
  readonly isFirst?: boolean;
}

const Chips = ({ listing }: Pick<PropertyCardProps, 'listing'>) => {
  const chips = chipsOf(listing);
  return (
    chips.length > 0 && (
      <div className={styles.chips}>
        <ChipScroller label="Facts">
          {chips.map(({ name, label, value }) => (
            <Chip key={name} label={label} value={value} />
          ))}
        </ChipScroller>
      </div>
    )
  );
};

/** A listing in a list. The whole card links to the listing's page, and its buttons work as buttons. */
export const PropertyCard = (props: PropertyCardProps) => {
  const { area, listing, from, heading: Heading = 'h2', isFirst = false } = props;
  const line = spokenLine(listing);
  const to = detailPath(area, kindOf(listing), listing._id);
  const state = from === undefined ? undefined : { list: from };
  return (
    <article className={styles.card} data-listing={to}>
      <div className={styles.cover}>
        <CardPictures listing={listing} to={to} state={state} isFirst={isFirst} />
        <p className={styles.ribbon}>{listing.propertyFor}</p>
        {listing.stage === 'On hold' && <p className={styles.hold}>On hold</p>}
      </div>
      <div className={styles.facts}>
        <p className={`${styles.price ?? ''} figures`}>{priceLine(listing)}</p>
        {listing.rate && (
          <p className={`${styles.rate ?? ''} figures`}>
            {listing.rate}
            {listing.rateComparison && ` · ${listing.rateComparison}`}
          </p>
        )}
        <Heading className={styles.line}>
          <Link className={styles.link} to={to} state={state}>
            {line}
          </Link>
        </Heading>
        {listing.projectName && <p className="muted">{listing.projectName}</p>}
      </div>
      <Chips listing={listing} />
      <ContactButtons area={area} property={listing} size="small" className={styles.contact} />
      <ListingPhone property={listing} className={cx('print-only', styles.phone)} />
      <CardLinks area={area} listing={listing} line={line} to={to} state={state} />
      <LazyTools area={area} listing={listing} />
    </article>
  );
};
