import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { assertPortFree } from './ports';

describe('the port check', () => {
  it('names a port that is taken and the variable that changes it, and lets a free one pass', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(assertPortFree('127.0.0.1', port, 'SITE_PORT')).rejects.toThrow(
      `Port ${String(port)} is taken by another program: end that program, or choose another one with SITE_PORT=${String(port + 1)}.`,
    );
    other.close();
    await once(other, 'close');
    await assertPortFree('127.0.0.1', port, 'SITE_PORT');
    await assertPortFree('127.0.0.1', port, 'SITE_PORT');
  });
});
