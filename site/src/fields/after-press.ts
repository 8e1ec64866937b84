/**
 * Whether a mouse button or a finger is down. The press has moved the focus from a field by then, and its click is
 * still to come.
 */
let isDown = false;
let isWatched = false;
const waiting = new Set<() => void>();

function end(): void {
  isDown = false;
  const acts = [...waiting];
  waiting.clear();
  for (const act of acts) act();
}

/** The click follows the event that ends its press. */
const endSoon = () => setTimeout(end);

/** The end of a press can be missed, as on the options of a select: the next mouse move shows it. */
const lookUp = ({ buttons }: MouseEvent) => {
  if (isDown && buttons === 0) end();
};

function watch(): void {
  isWatched = true;
  const start = () => {
    isDown = true;
  };
  window.addEventListener('mousedown', start, { capture: true });
  window.addEventListener('mousemove', lookUp, { capture: true, passive: true });
  for (const type of ['mouseup', 'dragend', 'contextmenu', 'keydown'] as const) {
    window.addEventListener(type, endSoon, { capture: true });
  }
}

/**
 * Runs a function that may move the page: at once, or after the click of a press in progress.
 * @returns cancels it, where it has not run
 */
export function afterPress(act: () => void): () => void {
  if (!isWatched) watch();
  if (isDown) waiting.add(act);
  else act();
  return () => {
    waiting.delete(act);
  };
}
