import { Carousel } from '../../components/carousel/carousel';
import { EditorialPicture } from '../../components/editorial-picture/editorial-picture';
import { PHONE_WIDE } from '../../components/picture/picture';
import type { ServiceCard } from './content';
import * as styles from './services.module.css';

export const Services = ({ cards }: { readonly cards: readonly ServiceCard[] }) => (
  <Carousel
    label="Our services"
    items={cards.map((card) => ({ key: card.heading, content: <Card card={card} /> }))}
  />
);

const Card = ({ card: { heading, text, picture } }: { readonly card: ServiceCard }) => (
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
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.text}>{text}</p>
    </div>
  </article>
);
