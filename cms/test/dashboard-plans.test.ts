import { beforeAll, expect, it } from '@jest/globals';
import { enquiriesQuery, tapsQuery } from '../src/api/dashboard/services/queries';
import { storeCounters } from '../src/api/tap/services/counts';
import type { Counter } from '../src/api/tap/services/counts';
import { addDays, AREAS, REGION_KINDS, TAP_CHANNELS } from '../src/domain';
import { cmsOfFile } from './support/cms';
import { fillEnquiries } from './support/enquiries';
import { planSteps } from './support/plans';

const ENQUIRIES = 20_000;
const LISTINGS = 40;
const DAYS = 100;
/** The enquiries that `fillEnquiries` adds begin with this day. */
const FIRST = '2024-01-01';
const WEEK = { from: '2024-01-02', to: '2024-01-08' };

const cms = cmsOfFile();

const counterOf = (listing: number, day: number, channel: Counter['channel']): Counter => {
  const { area, kind } = REGION_KINDS[listing % REGION_KINDS.length] ?? {
    area: 'dwk',
    kind: 'propresi',
  };
  return {
    area,
    kind,
    listing: `l${String(listing)}`,
    channel,
    day: addDays(FIRST, day),
    total: 1,
  };
};

beforeAll(async () => {
  const counters = Array.from({ length: DAYS }, (_day, day) =>
    Array.from({ length: LISTINGS }, (_listing, listing) =>
      TAP_CHANNELS.map((channel) => counterOf(listing, day, channel)),
    ),
  ).flat(2);
  await storeCounters(cms.strapi, counters);
  await fillEnquiries(cms.strapi, ENQUIRIES, 'nobody');
}, 180_000);

it('no query of the dashboard scans a table, or a whole index', async () => {
  const found: string[] = [];
  for (const area of AREAS) {
    found.push(
      ...(await planSteps(cms.strapi, enquiriesQuery(cms.strapi, area, WEEK), 'enquiries')),
    );
    found.push(...(await planSteps(cms.strapi, tapsQuery(cms.strapi, area, WEEK), 'taps')));
  }
  expect(found).toEqual([]);
});

it('the queries find the rows of these days', async () => {
  const [area] = AREAS;
  const taps = await tapsQuery(cms.strapi, area, WEEK);
  const ofArea = Array.from({ length: LISTINGS }, (_, listing) => counterOf(listing, 0, 'View'));
  const listings = ofArea.filter((one) => one.area === area).length;
  expect(taps).toHaveLength(listings * TAP_CHANNELS.length);
  expect(taps.map(({ total }) => Number(total))).toEqual(taps.map(() => 7));
  // One each minute from 10:00 of the first day on, in turns of the regions.
  expect(await enquiriesQuery(cms.strapi, area, WEEK)).toHaveLength((7 * 24 * 60) / AREAS.length);
});
