import { prometheusText } from '../../../cms/src/metrics/prometheus';
import type { SiteStatus } from '../../lib/domain';

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly value: number;
}

const metricsOf = ({
  revision,
  pages,
  release,
  rollback,
  running,
  shiftedLists,
  lastBuild,
  lastSweep,
  error,
}: SiteStatus) =>
  [
    { name: 'revision', help: 'Everything written up to it is on the pages.', value: revision },
    { name: 'pages_revision', help: 'The same but for what needs a build.', value: pages },
    { name: 'release', help: 'The number of the served release.', value: release },
    { name: 'rollback', help: '1 while a rollback is in force.', value: rollback ? 1 : 0 },
    { name: 'building', help: '1 while a build runs.', value: running === 'build' ? 1 : 0 },
    { name: 'shifted_lists', help: 'Lists with pages to be renewed yet.', value: shiftedLists },
    { name: 'failing', help: '1 while pages cannot be renewed.', value: error === null ? 0 : 1 },
    {
      name: 'last_build_seconds',
      help: 'How long the last build took, 0 before the first.',
      value: lastBuild?.seconds ?? 0,
    },
    {
      name: 'last_build_failed',
      help: '1 where the last build failed.',
      value: lastBuild?.error ? 1 : 0,
    },
    {
      name: 'last_sweep_mended',
      help: 'Pages that the last daily sweep found not to be as the CMS has them, 0 before the first.',
      value: lastSweep?.mended ?? 0,
    },
    {
      name: 'last_sweep_failed',
      help: '1 where the last daily sweep was cut off.',
      value: lastSweep?.error ? 1 : 0,
    },
  ] satisfies readonly Metric[];

/** The publisher's state in Prometheus's text format. */
export const metricsText = (status: SiteStatus): string =>
  prometheusText(
    metricsOf(status).map(({ name, help, value }) => ({
      ...{ name: `publisher_${name}`, help, type: 'gauge' },
      samples: [{ value }],
    })),
  );
