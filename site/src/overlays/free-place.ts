/** The sides at which a note may lie; its style sheet has a rule for each. */
const SIDES = ['first', 'other'] as const;

/** What a note must not cover: controls, and other notes. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, [data-side]';

/** Pixels between two places that are tried. */
const STEP = 8;

/** A rectangle in pixels of the window. */
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Returns how much a box covers: the number of controls. The point under the pointer counts more than all controls. */
export function coveredBy(box: Box, pointer: Point | null, controls: readonly Box[]): number {
  const isPointed =
    pointer !== null &&
    overlap(box, { left: pointer.x, right: pointer.x, top: pointer.y, bottom: pointer.y });
  return (isPointed ? controls.length + 1 : 0) + controls.filter((one) => overlap(box, one)).length;
}

/** What a closed menu contains has boxes, but is not visible. */
const CLOSED = 'details:not([open]) > :not(summary)';

/** The boxes of all visible controls outside of a note. */
const controlsAround = (note: HTMLElement): readonly Box[] =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter(
      (one) =>
        !note.contains(one) &&
        one.closest(CLOSED) === null &&
        getComputedStyle(one).visibility === 'visible',
    )
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);

/** How far a box can move before it leaves the part of the window below the header, in pixels. */
function spaceFor({ top, bottom }: Box, direction: 'up' | 'down'): number {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return direction === 'up' ? top - Math.max(header, 0) : window.innerHeight - bottom;
}

/**
 * Puts a note where it covers neither the pointer nor a control, as near to the place of its style sheet as possible.
 * Where no place is free, it covers as few controls as possible.
 *
 * @param direction in which it may leave its place; null where it stays in the height that its style sheet sets
 */
export function placeFreely(
  note: HTMLElement,
  pointer: Point | null,
  direction: 'up' | 'down' | null,
): void {
  const controls = controlsAround(note);
  note.style.translate = '';
  const boxes = SIDES.map((side) => {
    note.dataset.side = side;
    return { side, box: note.getBoundingClientRect() };
  });
  let best = { side: SIDES[0] as (typeof SIDES)[number], move: 0, covered: Infinity };
  const most = direction ? Math.max(0, ...boxes.map(({ box }) => spaceFor(box, direction))) : 0;
  for (let steps = 0; steps * STEP <= most && best.covered > 0; steps += 1) {
    const move = (direction === 'up' ? -STEP : STEP) * steps;
    for (const { side, box } of boxes) {
      const { left, right, top, bottom } = box;
      const moved = { left, right, top: top + move, bottom: bottom + move };
      const covered = coveredBy(moved, pointer, controls);
      if (covered < best.covered) best = { side, move, covered };
    }
  }
  note.dataset.side = best.side;
  note.style.translate = best.move === 0 ? '' : `0 ${String(best.move)}px`;
}
