import { Link } from 'gatsby';
import { Images, MessageCircle, Phone } from 'lucide-react';
import { ButtonAnchor } from '../../../components/button/button';
import { Chip } from '../../../components/chips/chip';
import { ChipScroller } from '../../../components/chips/chip-scroller';
import { Icon } from '../../../components/icon/icon';
import { Picture } from '../../../components/picture/picture';
import { chipsOf, detailPath, kindOf, priceLine, spokenLine } from '../../../domain';
import type { Area } from '../../../domain';
import { useContact } from '../contact/use-contact';
import { Placeholder } from '../placeholder/placeholder';
import * as styles from './card.module.css';
import type { CardListing } from './card-listing';

interface PropertyCardProps {
  readonly area: Area;
  readonly listing: CardListing;
  /** The address of the list that it stands in, for the way back from its page. */
  readonly from?: string;
  /** What its line is among the headings of its page. */
  readonly heading?: 'h2' | 'h3';
  /** Whether it is the first of its page: its picture is fetched at once. */
  readonly isFirst?: boolean;
}

const SIZES = '(min-width: 1100px) 424px, (min-width: 768px) 46vw, calc(100vw - 32px)';

const Cover = ({ listing, isFirst }: Pick<PropertyCardProps, 'listing' | 'isFirst'>) => {
  const [cover] = listing.images;
  return (
    <div className={styles.cover}>
      {cover ? (
        <Picture picture={cover} alt="" sizes={SIZES} eager={isFirst} className={styles.image} />
      ) : (
        <Placeholder propertyType={listing.propertyType} />
      )}
      <p className={styles.ribbon}>{listing.propertyFor}</p>
      {listing.pictureCount > 1 && (
        <p className={`${styles.count ?? ''} figures`}>
          <Icon of={Images} size={16} /> {listing.pictureCount}
          <span className="visually-hidden"> pictures</span>
        </p>
      )}
    </div>
  );
};

const Contact = ({ area, listing }: Pick<PropertyCardProps, 'area' | 'listing'>) => {
  const links = useContact(area, listing);
  if (!links) return null;
  return (
    <>
      <ButtonAnchor size="small" href={links.call}>
        <Icon of={Phone} size={18} /> Call
      </ButtonAnchor>
      <ButtonAnchor size="small" variant="secondary" href={links.whatsapp} rel="noreferrer">
        <Icon of={MessageCircle} size={18} /> WhatsApp
      </ButtonAnchor>
    </>
  );
};

/** A property in a list. All of it leads to the property's page; what can be pressed on it stays a button. */
export const PropertyCard = (props: PropertyCardProps) => {
  const { area, listing, from, heading: Heading = 'h2', isFirst = false } = props;
  const line = spokenLine(listing);
  const to = detailPath(area, kindOf(listing), listing._id);
  const state = from === undefined ? undefined : { list: from };
  const chips = chipsOf(listing);
  return (
    <article className={styles.card}>
      <Cover listing={listing} isFirst={isFirst} />
      <div className={styles.facts}>
        <p className={`${styles.price ?? ''} figures`}>{priceLine(listing)}</p>
        <Heading className={styles.line}>
          <Link className={styles.link} to={to} state={state}>
            {line}
          </Link>
        </Heading>
        {listing.projectName && <p className={styles.project}>{listing.projectName}</p>}
      </div>
      {chips.length > 0 && (
        <div className={styles.chips}>
          <ChipScroller label="Facts">
            {chips.map(({ name, label, value }) => (
              <Chip key={name} label={label} value={value} />
            ))}
          </ChipScroller>
        </div>
      )}
      <div className={styles.actions}>
        <Contact area={area} listing={listing} />
        <Link className={styles.detail} to={to} state={state} aria-label={`Detail: ${line}`}>
          Detail
        </Link>
      </div>
    </article>
  );
};
