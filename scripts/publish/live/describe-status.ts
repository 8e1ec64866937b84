import type { PublisherStatus } from '../../lib/domain';

/** The publisher's state in a few sentences. */
export function describeStatus(status: PublisherStatus): string {
  const { revision, pages, release, running, shiftedLists, lastBuild, error } = status;
  const work = {
    nothing: 'Nothing is being done.',
    pages: `Further pages of ${String(shiftedLists)} lists are being renewed.`,
    build: 'A build is being made and published.',
  };
  return [
    `Release ${String(release)} is served; everything up to revision ${String(revision)} is on the pages.`,
    ...(pages > revision ? [`What needs no build is there up to revision ${String(pages)}.`] : []),
    work[running],
    ...(lastBuild
      ? [
          `The last build ended at ${lastBuild.endedAt} after ${String(lastBuild.seconds)} s${lastBuild.error === null ? '' : `: ${lastBuild.error}`}.`,
        ]
      : []),
    ...(error === null ? [] : [error]),
  ].join('\n');
}
