import { Picture } from '../../components/picture/picture';
import type { ServiceCard } from './content';
import * as styles from './services.module.css';

export const Services = ({ cards }: { readonly cards: readonly ServiceCard[] }) => (
  <ul className={styles.services}>
    {cards.map(({ heading, text, picture }) => (
      <li key={heading} className={styles.card}>
        {picture && (
          <Picture
            picture={picture.picture}
            alt={picture.alternativeText ?? ''}
            sizes="(min-width: 992px) 280px, (min-width: 600px) 50vw, 180px"
            className={styles.picture}
          />
        )}
        <h3>{heading}</h3>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ul>
);
