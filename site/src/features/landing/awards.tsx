import { Award as Rosette } from 'lucide-react';
import { Carousel } from '../../components/carousel/carousel';
import { Icon } from '../../components/icon/icon';
import { Picture } from '../../components/picture/picture';
import type { Award } from '../../domain';
import * as styles from './awards.module.css';

export const Awards = ({ awards }: { readonly awards: readonly Award[] }) => (
  <Carousel
    label="Our awards"
    items={awards.map((award) => ({ key: award._id, content: <Card award={award} /> }))}
  />
);

const Card = ({ award: { head, image } }: { readonly award: Award }) => (
  <article className={styles.award}>
    {image ? (
      <Picture
        picture={image}
        alt=""
        sizes="(min-width: 992px) 390px, (min-width: 600px) 50vw, 100vw"
        className={styles.picture}
      />
    ) : (
      <span className={styles.drawn}>
        <Icon of={Rosette} size={72} />
      </span>
    )}
    <h3 className={styles.head}>{head}</h3>
  </article>
);
