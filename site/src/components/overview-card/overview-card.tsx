import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { OVERVIEW_LINES } from '../../domain';
import type { Overview } from '../../domain';
import { Icon } from '../icon/icon';
import { PHONE_WIDE, Picture } from '../picture/picture';
import * as styles from './overview-card.module.css';

interface OverviewCardProps {
  readonly overview: Overview;
  /** Where the card leads. */
  readonly to: string;
  readonly headingLevel: 'h2' | 'h3';
  /** At its foot: what may be done with it. */
  readonly children?: ReactNode;
}

/** What is dealt in at a place: tag, heading, up to seven lines, picture. The whole card is one link. */
export function OverviewCard({ overview, to, headingLevel: Heading, children }: OverviewCardProps) {
  const lines = OVERVIEW_LINES.map((line) => overview[line]).filter((line) => line !== null);
  return (
    <article className={styles.card}>
      {overview.image ? (
        <Picture
          picture={overview.image}
          alt=""
          sizes={`(min-width: 992px) 390px, (min-width: 600px) 50vw, ${PHONE_WIDE}`}
          className={styles.picture}
        />
      ) : (
        <span className={styles.drawn}>
          <Icon of="Building2" size={72} />
        </span>
      )}
      {overview.tag && <p className={styles.tag}>{overview.tag}</p>}
      <div className={styles.words}>
        <Heading className={styles.heading}>
          <Link to={to} className={styles.link}>
            {overview.heading ?? overview.city}
          </Link>
        </Heading>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {children}
      </div>
    </article>
  );
}
