/**
 * Whether a mouse button or a finger is down. At that moment the focus has already left the field, and the click event
 * has not fired yet.
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

/** Waits, because the click event fires after the event that ends the press. */
const endSoon = () => setTimeout(end);

/** Detects the end of a press whose event was missed, as on the options of a select, with the next mouse move. */
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
 * @returns a function that cancels the run, if it has not started
 */
export function afterPress(act: () => void): () => void {
  if (!isWatched) watch();
  if (isDown) waiting.add(act);
  else act();
  return () => {
    waiting.delete(act);
  };
}
