import { describe, expect, it } from '@jest/globals';
import { lastLines } from './log-lines';

const json = (data: object): string => JSON.stringify({ time: 't', level: 'error', ...data });

describe('the last lines of a log', () => {
  it('are the messages of its JSON', () => {
    const log = `${json({ message: 'Up' })}\n${json({ message: 'The port is taken.', stack: 'x' })}\n`;
    expect(lastLines(log, 5)).toBe('Up\nThe port is taken.');
  });

  it('tell of a request in short', () => {
    expect(lastLines(json({ method: 'GET', path: '/x', status: 200, ms: 1 }), 5)).toBe(
      'GET /x 200',
    );
  });

  it('are no more than asked for, and hold no stack', () => {
    const log = 'one\ntwo\nError: three\n    at here (file.js:1:1)\n    at there\n';
    expect(lastLines(log, 2)).toBe('two\nError: three');
  });

  it('leave what is no line of ours', () => {
    expect(lastLines('{ broken\n{"a":1}\nnull', 5)).toBe('{ broken\n{"a":1}\nnull');
  });
});
