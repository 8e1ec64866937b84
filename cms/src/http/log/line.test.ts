import { describe, expect, it } from '@jest/globals';
import { runWithRequestId } from '../request-id';
import { formatLine } from './line';
import type { Info } from './line';
import { createRedaction } from './redact';

const read = (info: Info): unknown => JSON.parse(formatLine(info, createRedaction([])));
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown;

describe('a line of the log', () => {
  it('has its time, its level and its message', () => {
    expect(read({ level: 'info', message: 'Up' })).toEqual({ time, level: 'info', message: 'Up' });
  });

  it('bears the id of the request that is being answered', () => {
    runWithRequestId('r-1', () => {
      expect(read({ level: 'warn', message: 'Slow' })).toMatchObject({ id: 'r-1' });
    });
    expect(read({ level: 'warn', message: 'Slow' })).not.toHaveProperty('id');
  });

  it('is made of data in the message’s place', () => {
    const message = { method: 'GET', path: '/x', status: 200, ms: 3 };
    expect(read({ level: 'http', message })).toEqual({ time, level: 'http', ...message });
  });

  it('is made of an error whole, on one line', () => {
    const error = Object.assign(new Error('for 9000000001'), { level: 'error' });
    const line = formatLine(error as unknown as Info, createRedaction([]));
    expect(line).not.toMatch(/\n|9000000001/);
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      message: 'for [hidden]',
      stack: expect.stringContaining('line.test') as unknown,
    });
  });
});
