import { prometheusText } from '../../../cms/src/metrics/prometheus';
import type { SiteStatus } from '../../lib/domain';

type Metric = readonly [name: string, help: string, value: number];

const metricsOf = ({
  lastBuild,
  lastSweep,
  setAside,
  ...status
}: SiteStatus): readonly Metric[] => [
  ['revision', 'Everything written up to it is on the pages.', status.revision],
  ['pages_revision', 'The same without the changes that need a build.', status.pages],
  ['release', 'The number of the served release.', status.release],
  ['rollback', '1 while a rollback is in force.', status.rollback ? 1 : 0],
  ['building', '1 while a build runs.', status.running === 'build' ? 1 : 0],
  ['shifted_lists', 'Lists whose further pages are not up to date yet.', status.shiftedLists],
  ['set_aside', 'Records that pages cannot be made of, and leave out.', setAside.count],
  ['failing', '1 while pages cannot be updated.', status.error === null ? 0 : 1],
  [
    'last_build_seconds',
    'Duration of the last build, 0 before the first.',
    lastBuild?.seconds ?? 0,
  ],
  ['last_build_failed', '1 if the last build failed.', lastBuild?.error ? 1 : 0],
  [
    'last_reconcile_repaired',
    'Pages that the last daily reconciliation repaired, 0 before the first.',
    lastSweep?.mended ?? 0,
  ],
  ['last_reconcile_failed', '1 if the last daily reconciliation failed.', lastSweep?.error ? 1 : 0],
];

/** The publisher's status in Prometheus's text format. */
export const metricsText = (status: SiteStatus): string =>
  prometheusText(
    metricsOf(status).map(([name, help, value]) => ({
      ...{ name: `publisher_${name}`, help, type: 'gauge' },
      samples: [{ value }],
    })),
  );
