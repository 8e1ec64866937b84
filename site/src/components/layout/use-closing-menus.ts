import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

function closeIn(menu: HTMLElement, but?: EventTarget | null): void {
  for (const open of menu.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (!(but instanceof Node && open.contains(but))) open.open = false;
  }
}

/** Escape closes the innermost open menu and gives the focus back to what opened it. */
function escape(menu: HTMLElement): void {
  const innermost = Array.from(menu.querySelectorAll<HTMLDetailsElement>('details[open]')).at(-1);
  if (!innermost) return;
  innermost.open = false;
  innermost.querySelector('summary')?.focus();
}

/**
 * The menus are `<details>` that open without scripts; with them they also close: by Escape, when a link or
 * button in them is pressed, and when pointer or focus go elsewhere.
 * @returns for the element that holds the menus
 */
export function useMenuDismiss<E extends HTMLElement>(): RefObject<E> {
  const holder = useRef<E>(null);
  useEffect(() => {
    const menu = holder.current;
    if (!menu) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const elsewhere = (event: Event) => {
      closeIn(menu, event.target);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escape(menu);
    };
    const onClick = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      if (target.closest('a')) closeIn(menu);
      // What a button opens gives the focus back, for which there must be something to see.
      else if (target.closest('button')) escape(menu);
    };
    document.addEventListener('pointerdown', elsewhere, { signal });
    document.addEventListener('focusin', elsewhere, { signal });
    menu.addEventListener('keydown', onKey, { signal });
    menu.addEventListener('click', onClick, { signal });
    return () => {
      listening.abort();
    };
  }, []);
  return holder;
}
