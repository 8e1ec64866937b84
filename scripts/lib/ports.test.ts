import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { assertPortsFree, freePort } from './ports';

const host = '127.0.0.1';

describe('the check of ports', () => {
  it('names a port that is taken and the variable that changes it, and lets a free one pass', async () => {
    const other = createServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const site = [{ host, port, variable: 'SITE_PORT' }];
    await expect(assertPortsFree(site)).rejects.toThrow(
      `Port ${String(port)} is taken by another program: end that program, or choose another one with SITE_PORT=${String(port + 1)}.`,
    );
    other.close();
    await once(other, 'close');
    await assertPortsFree(site);
    await assertPortsFree(site);
  });

  it('names two variables with the same port', async () => {
    const port = await freePort();
    const same = [
      { host, port, variable: 'CMS_PORT' },
      { host, port, variable: 'SITE_PORT' },
    ];
    await expect(assertPortsFree(same)).rejects.toThrow(
      `CMS_PORT and SITE_PORT are both ${String(port)}: choose another one with SITE_PORT=${String(port + 1)}.`,
    );
  });
});

it('free ports differ, and lie below those that Linux chooses', async () => {
  const ports = await Promise.all(Array.from({ length: 300 }, freePort));
  expect(new Set(ports).size).toBe(300);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
