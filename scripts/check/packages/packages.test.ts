import { describe, expect, it } from '@jest/globals';
import { checkAdvisories, checkInstallScripts, checkRegistries } from './packages';
import type { Advisory, LockedPackages } from './packages';

const ADVISORY: Advisory = {
  package: '@scope/parser',
  ids: ['GHSA-aaaa-bbbb-cccc', 'CVE-2026-1'],
  affected: '<1.2.3 || >=2.0.0 <2.0.1',
  fixed: '1.2.3',
  page: 'https://example.com/advisory',
};
const ACCEPTED: Advisory = { ...ADVISORY, accepted: { versions: ['1.0.0'], reason: 'Not used.' } };

describe('checkAdvisories', () => {
  it.each<LockedPackages>([
    { 'node_modules/@scope/parser': { version: '1.2.3' } },
    { 'node_modules/parser': { version: '1.0.0' } },
    { 'node_modules/a/node_modules/@scope/parser': { version: '2.0.1' } },
    { '': { version: '1.0.0' }, cms: { version: '1.0.0' } },
  ])('passes versions that are not affected: %j', (locked) => {
    expect(checkAdvisories(locked, [ADVISORY])).toEqual([]);
  });

  it.each(['1.0.0', '2.0.0', '1.2.3-beta.1'])('names an affected version: %s', (version) => {
    const locked = { 'node_modules/a/node_modules/@scope/parser': { version } };
    expect(checkAdvisories(locked, [ADVISORY])).toEqual([
      `@scope/parser ${version} is affected by GHSA-aaaa-bbbb-cccc, CVE-2026-1 (fixed in 1.2.3): https://example.com/advisory`,
    ]);
  });

  it('accepts the versions that the list accepts, and no other', () => {
    const accepted = { 'node_modules/@scope/parser': { version: '1.0.0' } };
    expect(checkAdvisories(accepted, [ACCEPTED])).toEqual([]);
    const more = { ...accepted, 'node_modules/a/node_modules/@scope/parser': { version: '1.0.1' } };
    expect(checkAdvisories(more, [ACCEPTED])).toEqual([expect.stringContaining('1.0.1')]);
  });

  it('names an accepted version that is gone', () => {
    expect(checkAdvisories({}, [ACCEPTED])).toEqual([
      '@scope/parser 1.0.0 is accepted for GHSA-aaaa-bbbb-cccc, CVE-2026-1, but the lockfile has no such version',
    ]);
  });
});

describe('checkInstallScripts', () => {
  const locked = {
    'node_modules/a': { version: '1.0.0', hasInstallScript: true },
    'node_modules/b/node_modules/c': { version: '1.0.0', hasInstallScript: true },
    'node_modules/d': { version: '1.0.0' },
  };

  it('passes when each script is allowed or denied', () => {
    expect(checkInstallScripts(locked, { a: true, c: false })).toEqual([]);
  });

  it('names a script that nobody decided on, and a decision without a script', () => {
    expect(checkInstallScripts(locked, { a: true, d: true })).toEqual([
      'c has an install script: allow or deny it in allowScripts',
      'allowScripts names d, which has no install script',
    ]);
  });
});

describe('checkRegistries', () => {
  it('names a package with the address of a registry', () => {
    const locked = {
      'node_modules/a': { resolved: 'https://registry.example.com/a/-/a-1.0.0.tgz' },
      'node_modules/site': { resolved: 'site' },
    };
    expect(checkRegistries(locked)).toEqual([
      'package-lock.json names a registry for node_modules/a',
    ]);
  });
});
