import { describe, expect, it } from '@jest/globals';
import {
  canLeaveOut,
  canUpload,
  EMPTY_QUEUE,
  hasOthers,
  nextOf,
  queueAfter,
  refusalOf,
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

  it('refuses more than five at once, and loses nothing', () => {
    const queue = after(chosen('a.jpg'), { type: 'chosen', files: photos(6) });
    expect(refusalOf(queue)).toBe('You can Upload 5 Images Only at a time !');
    expect(names(queue)).toEqual(['a.jpg']);
    expect(canUpload(queue)).toBe(true);
  });

  it('has room for two selections of five', () => {
    const full = after(
      { type: 'chosen', files: photos(5) },
      { type: 'chosen', files: photos(5, 6) },
    );
    expect(full.items).toHaveLength(10);
    expect(refusalOf(full)).toBeNull();
    const more = queueAfter(full, chosen('k.jpg'));
    expect(more.items).toHaveLength(10);
    expect(refusalOf(more)).toBe('You can Upload 5 Images Only at a time !');
  });

  it('has room again for each that was added', () => {
    const full = after(
      { type: 'chosen', files: photos(5) },
      { type: 'chosen', files: photos(5, 6) },
    );
    const queue = [1, 2].reduce(
      (now, id) => queueAfter(now, { type: 'stepped', id, step: { at: 'added' } }),
      full,
    );
    expect(queueAfter(queue, chosen('k.jpg', 'l.jpg')).items).toHaveLength(12);
    expect(unsent(queue)).toHaveLength(8);
  });

  it('refuses no longer what there is room for by now, nor what was let be', () => {
    const full = after(
      { type: 'chosen', files: photos(5) },
      { type: 'chosen', files: photos(5, 6) },
      { type: 'chosen', files: photos(2, 11) },
    );
    const added = (now: Queue, id: number) =>
      queueAfter(now, { type: 'stepped', id, step: { at: 'added' } });
    expect(refusalOf(full)).not.toBeNull();
    expect(refusalOf(added(full, 1))).not.toBeNull();
    expect(refusalOf(added(added(full, 1), 2))).toBeNull();
    const six = after(chosen('a.jpg'), { type: 'chosen', files: photos(6) });
    expect(refusalOf(queueAfter(six, { type: 'asked again' }))).toBeNull();
  });

  it('forgets why one was refused with the next', () => {
    const queue = after({ type: 'chosen', files: photos(6) }, chosen('a.jpg'));
    expect(refusalOf(queue)).toBeNull();
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
