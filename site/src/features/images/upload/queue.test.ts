import { describe, expect, it } from '@jest/globals';
import {
  canLeaveOut,
  canUpload,
  EMPTY_QUEUE,
  hasOthers,
  nextOf,
  queueAfter,
  unsent,
} from './queue';
import type { Change, Queue } from './queue';

const files = (...names: string[]) => names.map((name) => new File([name], name));
const photos = (count: number, from = 1) =>
  files(...Array.from({ length: count }, (_, index) => `${String(from + index)}.jpg`));
const chosen = (...names: string[]): Change => ({ type: 'chosen', files: files(...names) });
const after = (...changes: Change[]): Queue => changes.reduce(queueAfter, EMPTY_QUEUE);
const names = ({ items }: Queue) => items.map(({ file }) => file.name);
const failed = (id: number, canRetry: boolean): Change => ({
  type: 'stepped',
  id,
  step: { at: 'failed', words: { title: 'Oops', text: 'no', hint: '', canRetry } },
});

describe('a queue of pictures', () => {
  it('takes selections one behind the other', () => {
    const queue = after(chosen('a.jpg', 'b.png'), chosen('c.webp'));
    expect(names(queue)).toEqual(['a.jpg', 'b.png', 'c.webp']);
    expect(new Set(queue.items.map(({ id }) => id)).size).toBe(3);
    expect(canUpload(queue)).toBe(true);
  });

  it('takes any number of files at once, behind those that are there', () => {
    const queue = after(chosen('a.jpg'), { type: 'chosen', files: photos(40) });
    expect(queue.items).toHaveLength(41);
    expect(unsent(queue)).toHaveLength(41);
    expect(canUpload(queue)).toBe(true);
    const added = queueAfter(queue, { type: 'stepped', id: 1, step: { at: 'added' } });
    expect(unsent(added)).toHaveLength(40);
  });

  it('sends nothing while it holds what is no picture', () => {
    const queue = after(chosen('a.jpg', 'plan.pdf'));
    expect(hasOthers(queue)).toBe(true);
    expect(canUpload(queue)).toBe(false);
    const id = queue.items[1]?.id ?? 0;
    const without = queueAfter(queue, { type: 'removed', id });
    expect(names(without)).toEqual(['a.jpg']);
    expect(canUpload(without)).toBe(true);
  });

  it('sends the others once what is no picture is left out', () => {
    const queue = after(chosen('a.jpg', 'plan.pdf', 'b.jpg'));
    expect(canLeaveOut(queue)).toBe(true);
    const others = queueAfter(queue, { type: 'others removed' });
    expect(names(others)).toEqual(['a.jpg', 'b.jpg']);
    expect(canUpload(others)).toBe(true);
    expect(canLeaveOut(others)).toBe(false);
    expect(canLeaveOut(after(chosen('plan.pdf')))).toBe(false);
  });

  it('can be sent neither empty nor twice', () => {
    expect(canUpload(EMPTY_QUEUE)).toBe(false);
    expect(canUpload(after({ type: 'chosen', files: [] }))).toBe(false);
    const queue = after(chosen('a.jpg'), { type: 'became', state: 'running' });
    expect(canUpload(queue)).toBe(false);
  });

  it('goes through what waits, and again through what may go well', () => {
    const queue = after(chosen('a.jpg', 'b.jpg', 'c.jpg'), failed(1, true), failed(2, false));
    expect(nextOf(queue)?.id).toBe(3);
    const again = queueAfter(queue, { type: 'asked again' });
    expect(again.items.map(({ step }) => step.at)).toEqual(['waiting', 'failed', 'waiting']);
    expect(nextOf(again)?.id).toBe(1);
    expect(canUpload(after(chosen('a.jpg'), failed(1, true)))).toBe(true);
    expect(canUpload(after(chosen('a.jpg'), failed(1, false)))).toBe(false);
  });

  it('knows where one lies that is stored', () => {
    const queue = after(chosen('a.jpg'), { type: 'stored', id: 1, path: '/a.webp' });
    expect(queue.items[0]?.path).toBe('/a.webp');
  });
});
