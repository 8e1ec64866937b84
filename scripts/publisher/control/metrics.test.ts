import { describe, expect, it } from '@jest/globals';
import type { SiteStatus } from '../../lib/domain';
import { metricsText } from './metrics';

const CALM: SiteStatus = {
  revision: 40,
  pages: 42,
  release: 3,
  rollback: null,
  running: 'nothing',
  shiftedLists: 2,
  lastBuild: null,
  lastSweep: null,
  error: null,
};

/** The values by their names, as Prometheus reads them. */
const valuesOf = (status: SiteStatus): Record<string, number> =>
  Object.fromEntries(
    metricsText(status)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' ') as [string, string])
      .map(([name, value]) => [name, Number(value)]),
  );

describe('the metrics', () => {
  it('tell the state of a publisher that has nothing to do', () => {
    expect(valuesOf(CALM)).toEqual({
      publisher_revision: 40,
      publisher_pages_revision: 42,
      publisher_release: 3,
      publisher_rollback: 0,
      publisher_building: 0,
      publisher_shifted_lists: 2,
      publisher_failing: 0,
      publisher_last_build_seconds: 0,
      publisher_last_build_failed: 0,
      publisher_last_sweep_mended: 0,
      publisher_last_sweep_failed: 0,
    });
  });

  it('tell of a build, of one that failed, and of what keeps the pages from being renewed', () => {
    const lastBuild = {
      what: 'build' as const,
      endedAt: '2026-01-01T00:00:00.000Z',
      seconds: 12.5,
      error: 'Broken',
    };
    expect(
      valuesOf({ ...CALM, running: 'build', lastBuild, error: 'The CMS does not answer' }),
    ).toMatchObject({
      publisher_building: 1,
      publisher_failing: 1,
      publisher_last_build_seconds: 12.5,
      publisher_last_build_failed: 1,
    });
  });

  it('tell of a sweep', () => {
    const lastSweep = { endedAt: '2026-01-01T00:00:00.000Z', pages: 70, mended: 2, error: 'Cut' };
    expect(valuesOf({ ...CALM, lastSweep })).toMatchObject({
      publisher_last_sweep_mended: 2,
      publisher_last_sweep_failed: 1,
    });
  });

  it('have a word of help and a type before each value, and end with a line’s end', () => {
    const lines = metricsText(CALM).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(3 * 11);
    for (let at = 0; at < lines.length; at += 3) {
      const name = lines[at + 2]?.split(' ')[0] ?? '';
      expect(lines[at]).toMatch(new RegExp(`^# HELP ${name} \\S.*\\.$`));
      expect(lines[at + 1]).toBe(`# TYPE ${name} gauge`);
    }
  });
});
