import { ButtonAnchor } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { EditorialPicture } from '../../components/editorial-picture/editorial-picture';
import { PHONE_WIDE } from '../../components/picture/picture';
import { Section } from '../../components/section/section';
import { cx } from '../../styles/cx';
import * as styles from './about-us.module.css';
import type { About, Claim } from './content';

interface AboutUsProps {
  readonly about: About;
  readonly claims: readonly Claim[];
  /** The brokerage's video: a link, which a script replaces by a player on this page. */
  readonly videoUrl: string | null;
  readonly onWatch: () => void;
}

/** The story of the brokerage, with figures. */
export const AboutUs = ({ about, claims, videoUrl, onWatch }: AboutUsProps) => (
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
        {videoUrl && (
          <ButtonAnchor
            variant="secondary"
            className={styles.watch}
            href={videoUrl}
            target="_blank"
            rel="noreferrer"
            onClick={(event) => {
              event.preventDefault();
              onWatch();
            }}
          >
            <Icon of="CirclePlay" />
            Watch our video
          </ButtonAnchor>
        )}
      </div>
      {about.picture && (
        <EditorialPicture
          picture={about.picture.picture}
          alt={about.picture.alternativeText ?? ''}
          sizes={`(min-width: 992px) 560px, ${PHONE_WIDE}`}
          className={styles.picture}
        />
      )}
    </div>
  </Section>
);
