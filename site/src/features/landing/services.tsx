import { Carousel } from '../../components/carousel/carousel';
import { PHONE_WIDE, Picture } from '../../components/picture/picture';
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
      <Picture
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
