import { measured, withinLimit } from '../measure/measure';
import type { Measure } from '../measure/measure';
import type { FullPublishResult } from '../publishing/publish-fully';
import type { BuiltSite } from '../publishing/static-site';

/** Source: the bars of the measures. */
const MOST_MEGABYTES = 600;
const SAME_RATE = 0.75;

const limit = (title: string, megabytes: number): Measure =>
  withinLimit(title, 'MB', MOST_MEGABYTES, megabytes);

/**
 * A full publish, against `gatsby build` of the same pages as plain static pages. Both start from nothing and do
 * everything.
 */
export function publishMeasures(done: FullPublishResult, peer: BuiltSite): readonly Measure[] {
  const ours = done.pages / (done.buildSeconds + done.publishSeconds);
  return [
    measured({
      title: `full publish, ${done.pages.toLocaleString('en')} pages, against gatsby build`,
      ...{ unit: 'pages/s', bar: { atLeast: 1 }, peer: peer.pages / peer.seconds, ours },
    }),
    limit('memory of a full publish', done.megabytes),
  ];
}

/** The cost of ten times the listings. The time excludes the site's build, which does not depend on them. */
export const manyPublishMeasures = (
  few: FullPublishResult,
  many: FullPublishResult,
): readonly Measure[] => [
  measured({
    title: `full publish without the build: ${few.pages.toLocaleString('en')} (peer) and ${many.pages.toLocaleString('en')} (ours) pages`,
    ...{ unit: 'pages/s', bar: { atLeast: SAME_RATE } },
    ...{ peer: few.pages / few.publishSeconds, ours: many.pages / many.publishSeconds },
  }),
  limit(`memory of a full publish of ${many.pages.toLocaleString('en')} pages`, many.megabytes),
];
