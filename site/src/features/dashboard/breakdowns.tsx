import type { Dashboard, Figures } from '../../domain';
import { enquiriesAddress } from './dashboard-query';
import type { CountedEnquiries, DashboardQuery } from './dashboard-query';
import { FigureTable } from './figure-table';
import type { Cell } from './figure-table';
import { ListingName } from './listing-name';
import { Panel } from './panel';
import { conversionText, durationText } from './texts';

interface BreakdownProps {
  readonly board: Dashboard;
  readonly query: DashboardQuery;
}

const FIGURE_HEADS = ['Enquiries', 'Taps', 'Views'] as const;

/** The cells of figures. @param to the address of the enquiries */
const cellsOf = ({ enquiries, taps, views }: Figures, to: string): readonly Cell[] => [
  { value: enquiries, to },
  { value: taps },
  { value: views },
];

const counted = ({ from, to }: Dashboard, { area }: DashboardQuery): CountedEnquiries => ({
  ...{ from, to, area },
});

/** What became of the enquiries: a row for each status. */
export const Statuses = ({ board, query }: BreakdownProps) => (
  <Panel title="Status" hint="Where the enquiries of these days stand now.">
    <FigureTable
      caption="Enquiries by status"
      heads={['Status', 'Enquiries']}
      rows={board.statuses.map(({ status, enquiries: value }) => ({
        key: status,
        name: status,
        cells: [{ value, to: enquiriesAddress({ ...counted(board, query), status }) }],
      }))}
    />
  </Panel>
);

/** How visitors reached the brokerage. */
export const Channels = ({ board, query }: BreakdownProps) => (
  <Panel title="Channels" hint="How visitors reached the office: enquiries, and taps on links.">
    <FigureTable
      caption="Enquiries by source"
      heads={['Enquiries', 'Count']}
      rows={board.sources.map(({ source, enquiries: value }) => ({
        key: source,
        name: source,
        cells: [{ value, to: enquiriesAddress({ ...counted(board, query), source }) }],
      }))}
    />
    <FigureTable
      caption="Taps by channel"
      heads={['Taps', 'Count']}
      rows={board.channels.map(({ channel, taps: value }) => ({
        key: channel,
        name: channel,
        cells: [{ value }],
      }))}
    />
  </Panel>
);

export const Localities = ({ board, query }: BreakdownProps) => (
  <Panel title="Localities">
    <FigureTable
      caption="Enquiries, taps and views by locality"
      heads={['Locality', ...FIGURE_HEADS]}
      rows={board.localities.map(({ locality, ...figures }) => ({
        key: locality ?? '',
        name: locality ?? 'Without a Listing',
        cells: cellsOf(
          figures,
          enquiriesAddress({
            ...counted(board, query),
            ...(locality === null ? { listing: 'none' } : { locality }),
          }),
        ),
      }))}
    />
  </Panel>
);

export const Listings = ({ board, query }: BreakdownProps) => (
  <Panel title="Listings">
    <FigureTable
      caption="Enquiries, taps and views by listing"
      heads={['Listing', ...FIGURE_HEADS]}
      rows={board.listings.map((listing) => ({
        key: listing._id,
        name: <ListingName listing={listing} />,
        cells: cellsOf(
          listing,
          enquiriesAddress({ ...counted(board, query), listing: listing.code }),
        ),
      }))}
    />
  </Panel>
);

export const Owners = ({ board, query }: BreakdownProps) => (
  <Panel title="Owners" hint="Who answers, how fast, and how many of theirs are won.">
    <FigureTable
      caption="Enquiries by owner"
      heads={['Owner', 'Enquiries', 'Won', 'First Contact', 'Conversion']}
      rows={board.owners.map(({ _id, name, ...outcome }) => {
        const owned = { ...counted(board, query), owner: _id ?? 'nobody' };
        return {
          key: _id ?? '',
          name: name ?? 'Nobody Yet',
          cells: [
            { value: outcome.enquiries, to: enquiriesAddress(owned) },
            { value: outcome.won, to: enquiriesAddress({ ...owned, status: 'Won' }) },
            {
              value: outcome.firstContactMinutes ?? 0,
              text: durationText(outcome.firstContactMinutes),
            },
            { value: 0, text: conversionText(outcome) },
          ],
        };
      })}
    />
  </Panel>
);
