import { beforeEach, describe, expect, it } from '@jest/globals';
import { coveredBy, placeFreely } from './free-place';

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 50 });
const toasts = box(0, 0);

it('counts the controls under the toasts', () => {
  expect(coveredBy(toasts, null, [])).toBe(0);
  expect(coveredBy(toasts, null, [box(50, 20), box(100, 0), box(0, 50), box(300, 300)])).toBe(1);
});

it('prefers all controls to the pointer', () => {
  const controls = [box(50, 20), box(0, 0)];
  const pointer = { x: 99, y: 49 };
  expect(coveredBy(toasts, pointer, [])).toBe(1);
  expect(coveredBy(toasts, pointer, controls)).toBeGreaterThan(coveredBy(toasts, null, controls));
  expect(coveredBy(toasts, { x: 200, y: 10 }, controls)).toBe(2);
});

/** An element with a box; a note's box depends on its side. */
function elementAt(tag: string, boxOf: () => ReturnType<typeof box>): HTMLElement {
  const element = document.body.appendChild(document.createElement(tag));
  element.getBoundingClientRect = () => {
    const { left, top, right, bottom } = boxOf();
    return new DOMRect(left, top, right - left, bottom - top);
  };
  return element;
}

describe('a note', () => {
  const noteAtTop = () => {
    const note = elementAt('div', () => box(note.dataset.side === 'other' ? 0 : 300, 80));
    return note;
  };
  beforeEach(() => {
    document.body.replaceChildren();
    elementAt('header', () => box(0, 0));
  });

  it('stays where it covers nothing', () => {
    const note = noteAtTop();
    elementAt('button', () => box(300, 200));
    placeFreely(note, null, 'down');
    expect([note.dataset.side, note.style.translate]).toEqual(['first', '']);
  });

  it('takes the other side, then the nearest free height', () => {
    const note = noteAtTop();
    const right = elementAt('button', () => box(320, 90));
    placeFreely(note, null, 'down');
    expect([note.dataset.side, note.style.translate]).toEqual(['other', '']);
    placeFreely(note, { x: 50, y: 100 }, 'down');
    expect([note.dataset.side, note.style.translate]).toEqual(['other', '0 24px']);
    elementAt('button', () => box(0, 80));
    right.remove();
    elementAt('details', () => box(0, 0)).append(elementAt('button', () => box(300, 80)));
    placeFreely(note, { x: 350, y: 90 }, 'down');
    expect([note.dataset.side, note.style.translate]).toEqual(['first', '0 16px']);
  });

  it('stays at its height in a dialog, and below the header', () => {
    const note = noteAtTop();
    for (const left of [0, 300]) elementAt('button', () => box(left, 80));
    placeFreely(note, null, null);
    expect(note.style.translate).toBe('');
    placeFreely(note, null, 'up');
    expect(note.style.translate).toBe('');
  });
});
