import { Link } from 'gatsby';
import { Carousel } from '../../components/carousel/carousel';
import { Icon } from '../../components/icon/icon';
import { EditorialPicture } from '../../components/editorial-picture/editorial-picture';
import { PHONE_WIDE } from '../../components/picture/picture';
import { areaOfCity, regionPath } from '../../domain';
import type { Locality, ServiceCard } from './content';
import { cx } from '../../styles/cx';
import * as styles from './picture-cards.module.css';

/** A large link to each region. */
export const WhereWeDeal = ({ localities }: { readonly localities: readonly Locality[] }) => (
  <ul className={styles.cards}>
    {localities.map((locality) => (
      <li key={locality.city}>
        <Door locality={locality} />
      </li>
    ))}
  </ul>
);

function Door({ locality: { city, heading, text, picture } }: { readonly locality: Locality }) {
  const area = areaOfCity(city);
  if (!area) throw new Error(`The landing page names ${city}, which is no region's city.`);
  return (
    <article className={cx('linked-card', styles.card)}>
      {picture && (
        <EditorialPicture
          picture={picture.picture}
          alt={picture.alternativeText ?? ''}
          sizes={`(min-width: 768px) 50vw, ${PHONE_WIDE}`}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <h3 className={styles.heading}>
          <Link to={regionPath(area)} className="card-link">
            {heading}
          </Link>
        </h3>
        <p className={styles.text}>{text}</p>
        <p className={styles.more} aria-hidden>
          See properties <Icon of="ArrowRight" />
        </p>
      </div>
    </article>
  );
}

export const Services = ({ cards }: { readonly cards: readonly ServiceCard[] }) => (
  <Carousel
    label="Our services"
    items={cards.map((card) => ({ key: card.heading, content: <Service card={card} /> }))}
  />
);

const Service = ({ card: { heading, text, picture } }: { readonly card: ServiceCard }) => (
  <article className={styles.card}>
    {picture && (
      <EditorialPicture
        picture={picture.picture}
        alt={picture.alternativeText ?? ''}
        sizes={`(min-width: 992px) 390px, (min-width: 600px) 50vw, ${PHONE_WIDE}`}
        className={styles.picture}
      />
    )}
    <div className={styles.words}>
      <h3 className="subtitle">{heading}</h3>
      <p className={styles.text}>{text}</p>
    </div>
  </article>
);
