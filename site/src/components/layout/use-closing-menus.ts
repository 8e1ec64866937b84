import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

function closeIn(menu: HTMLElement, but?: EventTarget | null): void {
  for (const open of menu.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (!(but instanceof Node && open.contains(but))) open.open = false;
  }
}

/** Closes the innermost open menu and returns the focus to its button. */
function escape(menu: HTMLElement): void {
  const innermost = Array.from(menu.querySelectorAll<HTMLDetailsElement>('details[open]')).at(-1);
  if (!innermost) return;
  innermost.open = false;
  innermost.querySelector('summary')?.focus();
}

/**
 * Closes menus. They are `<details>` elements, which open without scripts. Escape, a press on a link or button in them,
 * the browser's Back, and a press or focus outside close them.
 * @returns the ref of the element that contains the menus
 */
export function useMenuDismiss<E extends HTMLElement>(): RefObject<E> {
  const holder = useRef<E>(null);
  useEffect(() => {
    const menu = holder.current;
    if (!menu) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    // The guard loads with the first open menu, not with the page. If it fails to load, Back leaves the page.
    const guard = () => {
      import('./guard-menus').then(
        ({ guardMenus }) => {
          if (!signal.aborted) guardMenus(menu, signal);
        },
        () => undefined,
      );
    };
    const elsewhere = (event: Event) => {
      closeIn(menu, event.target);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escape(menu);
    };
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest('a')) closeIn(menu);
      // Moves the focus to a visible element: a dialog that the button opens later returns the focus there.
      else if (target.closest('button')) escape(menu);
    };
    document.addEventListener('pointerdown', elsewhere, { signal });
    document.addEventListener('focusin', elsewhere, { signal });
    // A menu may be open before this effect runs. Captures the event, because it does not bubble.
    if (menu.querySelector('details[open]')) guard();
    else menu.addEventListener('toggle', guard, { signal, capture: true, once: true });
    menu.addEventListener('keydown', onKey, { signal });
    menu.addEventListener('click', onClick, { signal });
    return () => {
      listening.abort();
    };
  }, []);
  return holder;
}
