import type { Overview } from '../../domain';
import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { OVERVIEW_LINES, overviewPath } from '../../domain';
import { Icon } from '../../components/icon/icon';
import { EditorialPicture } from '../../components/editorial-picture/editorial-picture';
import { PHONE_WIDE } from '../../components/picture/picture';
import { cx } from '../../styles/cx';
import * as styles from './overview-card.module.css';
import { useEditorial } from './use-editorial';

interface OverviewCardProps {
  readonly overview: Overview;
  /** The tools of staff, below the lines. */
  readonly children?: ReactNode;
}

/** An overview: tag, heading, up to seven lines and a picture. The whole card is a link. */
function OverviewCard({ overview, children }: OverviewCardProps) {
  const lines = OVERVIEW_LINES.map((line) => overview[line]).filter((line) => line !== null);
  return (
    <article className={styles.card}>
      {overview.image ? (
        <EditorialPicture
          picture={overview.image}
          alt=""
          sizes={`(min-width: 992px) 390px, (min-width: 600px) 50vw, ${PHONE_WIDE}`}
          className={styles.picture}
        />
      ) : (
        <span className={cx('drawn', styles.picture)}>
          <Icon of="Building2" size={72} />
        </span>
      )}
      {overview.tag && <p className={styles.tag}>{overview.tag}</p>}
      <div className={styles.words}>
        <h3 className="subtitle">
          <Link to={overviewPath(overview)} className={styles.link}>
            {overview.heading ?? overview.city}
          </Link>
        </h3>
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

/** Returns the current overviews, the tools of staff, and the card of an overview. */
export function useOverviews(published: readonly Overview[]) {
  const { tools, records } = useEditorial('overview', 'write overviews', published);
  const cardOf = (overview: Overview) => (
    <OverviewCard overview={overview}>
      {tools && <tools.EditorialTools type="overview" record={overview} />}
    </OverviewCard>
  );
  return { tools, overviews: records, cardOf };
}
