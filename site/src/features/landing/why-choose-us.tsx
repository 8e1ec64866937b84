import type { WhyCard } from './content';
import * as styles from './why-choose-us.module.css';

export const WhyChooseUs = ({ cards }: { readonly cards: readonly WhyCard[] }) => (
  <ul className={styles.cards}>
    {cards.map(({ heading, text, svg }) => (
      <li key={heading} className={styles.card}>
        {svg && <span className={styles.icon} dangerouslySetInnerHTML={{ __html: svg }} />}
        <h3>{heading}</h3>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ul>
);
