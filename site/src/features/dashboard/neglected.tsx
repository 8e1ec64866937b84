import { Link } from 'gatsby';
import { detailPath, MANY_VIEWS, numberText, QUIET_DAYS } from '../../domain';
import type { Dashboard } from '../../domain';
import { FigureTable } from './figure-table';
import { ListingName } from './listing-name';
import { Panel } from './panel';
import * as styles from './dashboard.module.css';

const DAYS = `the last ${String(QUIET_DAYS)} days`;

/** Listings that many look at and nobody asks for. */
export const Unanswered = ({ unanswered }: Pick<Dashboard, 'unanswered'>) => (
  <Panel
    title="Seen, but Not Asked For"
    hint={`Listings with ${String(MANY_VIEWS)} views or more and no enquiry in ${DAYS}. Check price, pictures and text.`}
  >
    <FigureTable
      caption="Listings with many views and no enquiry"
      heads={['Listing', 'Views', 'Taps']}
      none="There are none: whatever is looked at is asked for."
      rows={unanswered.map((listing) => ({
        key: listing._id,
        name: <ListingName listing={listing} />,
        cells: [
          { value: listing.views, to: detailPath(listing.area, listing.kind, listing._id) },
          { value: listing.taps },
        ],
      }))}
    />
  </Panel>
);

/** Listings that nobody looks at. */
export const Quiet = ({ quiet: { count, listings } }: Pick<Dashboard, 'quiet'>) => (
  <Panel
    title="Neither Seen nor Asked For"
    hint={`Listings older than ${String(QUIET_DAYS)} days without a view or an enquiry in ${DAYS}.`}
  >
    {count === 0 ? (
      <p className="muted">There are none: every listing is looked at.</p>
    ) : (
      <>
        <ul className={styles.quiet}>
          {listings.map(({ area, kind, _id, code, title, locality }) => (
            <li key={_id}>
              <Link to={detailPath(area, kind, _id)}>{code}</Link>
              <span className={styles.facts}>{[title, locality].filter(Boolean).join(', ')}</span>
            </li>
          ))}
        </ul>
        {count > listings.length && (
          <p className="muted small">
            The oldest {numberText(listings.length)} of {numberText(count)}.
          </p>
        )}
      </>
    )}
  </Panel>
);
