import { Link } from 'gatsby';
import { dayText, detailPath, MANY_VIEWS, numberText, plural, QUIET_DAYS } from '../../domain';
import type { Area, Dashboard, DashboardListing } from '../../domain';
import { toCheckAddress } from './dashboard-query';
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

interface RowsProps<L extends DashboardListing> {
  readonly listings: readonly L[];
  readonly count: number;
  /** Which of them are shown: `The oldest`. */
  readonly shown: string;
  /** What more there is to say of one. */
  readonly more?: (listing: L) => string;
}

/** Listings with links to their pages, the first ones of so many. */
const Rows = <L extends DashboardListing>({ listings, count, shown, more }: RowsProps<L>) => (
  <>
    <ul className="stack-12">
      {listings.map((listing) => (
        <li key={listing._id}>
          <Link to={detailPath(listing.area, listing.kind, listing._id)}>{listing.code}</Link>
          <span className={styles.facts}>
            {[listing.title, listing.locality, more?.(listing)].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
    {count > listings.length && (
      <p className="muted small">
        {shown} {numberText(listings.length)} of {numberText(count)}.
      </p>
    )}
  </>
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
      <Rows listings={listings} count={count} shown="The oldest" />
    )}
  </Panel>
);

interface LapsedProps extends Pick<Dashboard, 'lapsed'> {
  /** The chosen region, if any. */
  readonly area: Area | null;
}

/** Listings that were withdrawn because nobody checked them. */
export const Lapsed = ({ lapsed: { count, listings }, area }: LapsedProps) => (
  <Panel
    title="Withdrawn, because Nobody Checked Them"
    hint={`${numberText(count)} ${plural(count, 'listing')} in ${DAYS}. One that is still on offer comes back by Edit Stage.`}
  >
    {count > 0 && (
      <Rows
        listings={listings}
        count={count}
        shown="The last"
        more={({ lapsedOn }) => `withdrawn on ${dayText(lapsedOn)}`}
      />
    )}
    <p>
      <Link to={toCheckAddress(area)}>Listings to Check</Link>
    </p>
  </Panel>
);
