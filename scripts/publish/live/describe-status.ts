import type { PublisherStatus } from '../../lib/domain';

/** The publisher's state in a few sentences. */
export function describeStatus(status: PublisherStatus): string {
  const { revision, pages, release, running, shiftedLists, lastBuild, lastSweep, error } = status;
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
    ...(lastSweep
      ? [
          `The last sweep ended at ${lastSweep.endedAt}: ${lastSweep.error ?? `${String(lastSweep.mended)} of ${String(lastSweep.pages)} pages had to be mended.`}`,
        ]
      : []),
    ...(error === null ? [] : [error]),
  ].join('\n');
}
