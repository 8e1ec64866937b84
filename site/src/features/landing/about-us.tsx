import { CirclePlay } from 'lucide-react';
import { Button } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { Picture } from '../../components/picture/picture';
import { Section } from '../../components/section/section';
import { cx } from '../../styles/cx';
import * as styles from './about-us.module.css';
import type { About, Claim } from './content';

interface AboutUsProps {
  readonly about: About;
  readonly claims: readonly Claim[];
  /** Plays the brokerage's video, where it has one. */
  readonly onWatch: (() => void) | undefined;
}

/** Who the brokerage is, and the figures that prove it. */
export const AboutUs = ({ about, claims, onWatch }: AboutUsProps) => (
  <Section id="about" heading={about.heading} line={about.line}>
    <dl className={styles.claims}>
      {claims.map(({ value, label }) => (
        <div key={label} className={styles.claim}>
          <dt className={styles.label}>{label}</dt>
          <dd className={cx('figures', styles.value)}>{value}</dd>
        </div>
      ))}
    </dl>
    <div className={styles.story}>
      <div className={styles.text}>
        {about.text.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {onWatch && (
          <Button variant="secondary" className={styles.watch} onClick={onWatch}>
            <Icon of={CirclePlay} />
            Watch our video
          </Button>
        )}
      </div>
      {about.picture && (
        <Picture
          picture={about.picture.picture}
          alt={about.picture.alternativeText ?? ''}
          sizes="(min-width: 992px) 560px, 100vw"
          className={styles.picture}
        />
      )}
    </div>
  </Section>
);
