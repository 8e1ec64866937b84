import { Award as Rosette } from 'lucide-react';
import { Icon } from '../../components/icon/icon';
import { Picture } from '../../components/picture/picture';
import type { Award } from '../../domain';
import * as styles from './awards.module.css';

export const Awards = ({ awards }: { readonly awards: readonly Award[] }) => (
  <ul className={styles.awards}>
    {awards.map(({ _id, head, image }) => (
      <li key={_id} className={styles.award}>
        {image ? (
          <Picture
            picture={image}
            alt=""
            sizes="(min-width: 992px) 230px, (min-width: 600px) 50vw, 100vw"
            className={styles.picture}
          />
        ) : (
          <span className={styles.drawn}>
            <Icon of={Rosette} size={72} />
          </span>
        )}
        <h3 className={styles.head}>{head}</h3>
      </li>
    ))}
  </ul>
);
