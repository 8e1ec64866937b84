import { describe, expect, it } from '@jest/globals';
import type { SiteStatus } from '../../lib/domain';
import { metricsText } from './metrics';

const IDLE: SiteStatus = {
  revision: 40,
  pages: 42,
  release: 3,
  rollback: null,
  running: 'nothing',
  shiftedLists: 2,
  lastBuild: null,
  lastSweep: null,
  setAside: { count: 4, records: [] },
  error: null,
};

/** The metrics' values by name, parsed as Prometheus parses them. */
const valuesOf = (status: SiteStatus): Record<string, number> =>
  Object.fromEntries(
    metricsText(status)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' ') as [string, string])
      .map(([name, value]) => [name, Number(value)]),
  );

describe('the metrics', () => {
  it('have the state of an idle publisher', () => {
    expect(valuesOf(IDLE)).toEqual({
      publisher_revision: 40,
      publisher_pages_revision: 42,
      publisher_release: 3,
      publisher_rollback: 0,
      publisher_building: 0,
      publisher_shifted_lists: 2,
      publisher_set_aside: 4,
      publisher_failing: 0,
      publisher_last_build_seconds: 0,
      publisher_last_build_failed: 0,
      publisher_last_reconcile_repaired: 0,
      publisher_last_reconcile_failed: 0,
    });
  });

  it('have a build, one that failed, and an error of the updates', () => {
    const lastBuild = {
      what: 'build' as const,
      endedAt: '2026-01-01T00:00:00.000Z',
      seconds: 12.5,
      error: 'Broken',
    };
    expect(
      valuesOf({ ...IDLE, running: 'build', lastBuild, error: 'The CMS does not answer' }),
    ).toMatchObject({
      publisher_building: 1,
      publisher_failing: 1,
      publisher_last_build_seconds: 12.5,
      publisher_last_build_failed: 1,
    });
  });

  it('have a reconciliation', () => {
    const lastSweep = { endedAt: '2026-01-01T00:00:00.000Z', pages: 70, mended: 2, error: 'Cut' };
    expect(valuesOf({ ...IDLE, lastSweep })).toMatchObject({
      publisher_last_reconcile_repaired: 2,
      publisher_last_reconcile_failed: 1,
    });
  });

  it('have a help text and a type before each value, and end with a line break', () => {
    const lines = metricsText(IDLE).split('\n');
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(3 * 12);
    for (let at = 0; at < lines.length; at += 3) {
      const name = lines[at + 2]?.split(' ')[0] ?? '';
      expect(lines[at]).toMatch(new RegExp(`^# HELP ${name} \\S.*\\.$`));
      expect(lines[at + 1]).toBe(`# TYPE ${name} gauge`);
    }
  });
});
