import type {
  PublisherStatus,
  SetAsideRecord,
  SiteBuild,
  SiteLag,
  SiteRollback,
} from '../lib/domain';
import type { SiteOnDisk, StatusOnDisk } from './status-on-disk';

function lagText(behind: SiteLag | null): string {
  if (!behind) return 'The CMS does not answer: how far the pages are behind it is not known.';
  const { revision, changes, since } = behind;
  const cms = `The CMS is at revision ${String(revision)}`;
  if (changes === 0) return `${cms}: nothing is missing on the pages.`;
  const first = since === null ? '' : `, the oldest from ${since}`;
  return `${cms}: ${String(changes)} ${changes === 1 ? 'write is' : 'writes are'} not on the pages yet${first}.`;
}

const rollbackText = ({ release, builtAt, since }: SiteRollback): string =>
  `A rollback is in force since ${since}: code and texts are those of release ${String(release)}, built at ${builtAt}. ` +
  'The next build ends it: new code, a change of texts or parameters, or npm run publish.';

const buildText = ({ what, endedAt, seconds, error }: SiteBuild): string =>
  `The last ${what} ended at ${endedAt} after ${String(seconds)} s${error === null ? '' : `: ${error}`}.`;

const setAsideText = ({ type, id, reason, since }: SetAsideRecord): string =>
  `  ${type} "${id}" since ${since}: ${reason}`;

const setAsideTexts = ({ count, records }: PublisherStatus['setAside']): string[] =>
  count === 0
    ? []
    : [
        `${String(count)} ${count === 1 ? 'record is' : 'records are'} left out of all pages, and tried again:`,
        ...records.map(setAsideText),
      ];

const siteTexts = (status: SiteOnDisk): string[] => {
  const { revision, pages, behind, release, rollback } = status;
  return [
    `Release ${String(release)} is served; everything up to revision ${String(revision)} is on the pages.`,
    ...(pages > revision
      ? [`Changes that need no build are published up to revision ${String(pages)}.`]
      : []),
    lagText(behind),
    ...(rollback ? [rollbackText(rollback)] : []),
  ];
};

/** Describes the published site in a few sentences, for the case that no publisher answers. */
export function describeOnDisk(
  { isBeingPublished, site }: StatusOnDisk,
  publisherUrl: string,
): string {
  const publisher = isBeingPublished
    ? `The site is being built and published now; a publisher answers at ${publisherUrl} when that is done.`
    : `No publisher answers at ${publisherUrl}: until one runs, pages stay as they are.`;
  if (!site) return `${publisher}\nNothing has been published yet.`;
  const { lastBuild } = site;
  return [publisher, ...siteTexts(site), ...(lastBuild ? [buildText(lastBuild)] : [])].join('\n');
}

/** Describes the publisher's status in a few sentences. */
export function describeStatus(status: PublisherStatus): string {
  const { running, shiftedLists, lastBuild, lastSweep, error } = status;
  const work = {
    nothing: 'Nothing is being done.',
    pages: `Further pages of ${String(shiftedLists)} lists are being renewed.`,
    build: 'A build is being made and published.',
  };
  return [
    ...siteTexts(status),
    work[running],
    ...(lastBuild ? [buildText(lastBuild)] : []),
    ...(lastSweep
      ? [
          `The last reconciliation ended at ${lastSweep.endedAt}: ${lastSweep.error ?? `it repaired ${String(lastSweep.mended)} of ${String(lastSweep.pages)} pages.`}`,
        ]
      : []),
    ...setAsideTexts(status.setAside),
    ...(error === null ? [] : [error]),
  ].join('\n');
}
