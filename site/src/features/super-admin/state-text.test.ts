import { describe, expect, it } from '@jest/globals';
import type { PublisherStatus } from '../../domain';
import {
  backupText,
  behindText,
  buildText,
  rollbackText,
  setAsideText,
  stateText,
  tookText,
} from './state-text';

const publisher: PublisherStatus = {
  revision: 7,
  pages: 7,
  behind: { revision: 7, changes: 0, since: null },
  release: 2,
  rollback: null,
  running: 'nothing',
  shiftedLists: 0,
  lastBuild: null,
  lastSweep: null,
  setAside: { count: 0, records: [] },
  error: null,
};

describe('the state of the published site', () => {
  it('is good where everything is on the pages', () => {
    expect(stateText({ publisher, revision: 7 })).toEqual({
      kind: 'good',
      headline: 'Everything that was written is on the pages.',
    });
  });

  it('says how much is not there yet', () => {
    const behind = { revision: 9, changes: 1, since: '2026-11-21T10:00:00Z' };
    expect(stateText({ publisher: { ...publisher, behind }, revision: 9 })).toMatchObject({
      kind: 'busy',
      headline: '1 written, not on the pages yet.',
    });
    const unsaid = { ...publisher, behind: null };
    expect(stateText({ publisher: unsaid, revision: 9 }).headline).toMatch(/^2 written/);
  });

  it('says what runs', () => {
    const building = { ...publisher, running: 'build' as const };
    expect(stateText({ publisher: building, revision: 9 }).headline).toContain('built anew');
  });

  it('says how many writes are missing, and since when', () => {
    expect(behindText({ publisher, revision: 7 })).toBe('Nothing');
    const since = '2026-11-21T10:00:00Z';
    const late = { ...publisher, behind: { revision: 9, changes: 2, since } };
    expect(behindText({ publisher: late, revision: 9 })).toMatch(/^2 writes, since .*2026/);
    const unsaid = { ...publisher, behind: null };
    expect(behindText({ publisher: unsaid, revision: 8 })).toBe('1 write');
    expect(behindText({ publisher: null, revision: 8 })).toBe('Not known');
  });

  it('says when the last backup was made, and how long ago where that is long', () => {
    const state = { publisher, revision: 7 };
    const lastBackup = '2026-11-21T10:00:00Z';
    const now = Date.parse('2026-11-22T10:00:00Z');
    expect(backupText(state)).toBe('None yet');
    expect(backupText({ ...state, lastBackup }, now)).toMatch(/2026/);
    expect(backupText({ ...state, lastBackup }, now)).not.toContain('ago');
    expect(backupText({ ...state, lastBackup }, now + 2 * 86_400_000)).toMatch(/, 3 days ago$/);
  });

  it('says that somebody went back, to what, and what ends it', () => {
    const rollback = { release: 1, builtAt: '2026-11-20T10:00:00Z', since: '2026-11-21T10:00:00Z' };
    expect(stateText({ publisher: { ...publisher, rollback }, revision: 7 })).toEqual({
      kind: 'busy',
      headline: expect.stringMatching(/rollback is in force.*release 1.*Rebuild\.$/),
    });
    expect(rollbackText(rollback)).toMatch(/^Since .*21 Nov.*: release 1, built .*20 Nov/);
  });

  it('names a record that all pages leave out', () => {
    const record = { type: 'propresi', reason: 'No address.', since: '2026-11-21T10:00:00Z' };
    expect(setAsideText({ ...record, id: '../x' })).toMatch(
      /^propresi ..\/x, since .*2026.*: No address\.$/,
    );
    expect(setAsideText({ ...record, id: '' })).toMatch(/^propresi without an id, since/);
  });

  it('says what is wrong', () => {
    expect(stateText({ publisher: null, revision: 1 }).kind).toBe('bad');
    const failing = { ...publisher, error: 'The CMS does not answer.' };
    expect(stateText({ publisher: failing, revision: 7 })).toEqual({
      kind: 'bad',
      headline: 'Pages cannot be renewed: The CMS does not answer.',
    });
  });

  it.each([
    [1.2, '1 second'],
    [56, '56 seconds'],
    [61, '1 minute 1 second'],
    [125.4, '2 minutes 5 seconds'],
  ])('says %p seconds as %p', (seconds, text) => {
    expect(tookText(seconds)).toBe(text);
  });

  it('tells of the last build, and why it failed', () => {
    const build = {
      what: 'build' as const,
      endedAt: '2026-11-21T10:00:00Z',
      seconds: 56,
      error: 'No landing page.',
    };
    expect(buildText(null)).toBe('None yet');
    expect(buildText({ ...build, what: 'rollback' })).toMatch(/^Rollback, /);
    expect(buildText(build)).toMatch(/2026.*56 seconds\. It failed: No landing page\.$/);
    expect(buildText({ ...build, error: null })).toMatch(/56 seconds$/);
  });
});
