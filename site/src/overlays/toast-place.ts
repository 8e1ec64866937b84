/** The places of the toasts in the page, which toasts.module.css defines. */
const PLACES = ['first', 'other'] as const;

const CONTROLS = 'a[href], button, input, select, textarea, summary';

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

/** How much a box covers: the number of controls; what lies under the pointer counts more than all of them. */
export function coveredBy(box: Box, pointer: Point | null, controls: readonly Box[]): number {
  const isPointed =
    pointer !== null &&
    overlap(box, { left: pointer.x, right: pointer.x, top: pointer.y, bottom: pointer.y });
  return (isPointed ? controls.length + 1 : 0) + controls.filter((one) => overlap(box, one)).length;
}

/** Puts toasts where they cover neither the pointer nor, if that is possible, a control. */
export function placeToasts(toasts: HTMLElement, pointer: Point | null): void {
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((one) => !toasts.contains(one) && getComputedStyle(one).visibility === 'visible')
    .map((control) => control.getBoundingClientRect());
  const covered = PLACES.map((place) => {
    toasts.dataset.place = place;
    return coveredBy(toasts.getBoundingClientRect(), pointer, controls);
  });
  toasts.dataset.place = PLACES[covered.indexOf(Math.min(...covered))];
}
