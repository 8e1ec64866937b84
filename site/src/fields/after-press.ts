/**
 * Whether a mouse's button, or the finger that stands for it, is down. The press has taken the focus from a field by
 * then, and its click has yet to land on what it began on.
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

/** The click comes right behind the event that ends its press. */
const endSoon = () => setTimeout(end);

/** A press's end that is seen by nobody, as on the options of a select, shows when the mouse is moved. */
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
 * Does something that may move the page: at once, or where a press is on its way, once its click has landed.
 * @returns takes it back, where it has not been done yet
 */
export function afterPress(act: () => void): () => void {
  if (!isWatched) watch();
  if (isDown) waiting.add(act);
  else act();
  return () => {
    waiting.delete(act);
  };
}
