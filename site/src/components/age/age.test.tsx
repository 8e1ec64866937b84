import { TextEncoder } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Age } from './age';

const DAY = 24 * 60 * 60 * 1000;

beforeAll(() => {
  // React's server renderer needs this class, and jsdom does not have it.
  Object.assign(globalThis, { TextEncoder });
});

describe('the age of a review', () => {
  it('is a day at the offices in the stored page, the same at each rendering', async () => {
    const { renderToString } = await import('react-dom/server');
    const html = renderToString(<Age iso="2026-02-03T20:00:00.000Z" />);
    expect(html).toContain('04-02-2026');
    expect(html).not.toContain('ago');
  });

  it('is said in the browser', () => {
    render(<Age iso={new Date(Date.now() - 3.5 * DAY).toISOString()} />);
    expect(screen.getByText('3 days ago').tagName).toBe('TIME');
  });
});
