import { followPastGuard, guardBack } from '../../browser/back-guard';

/**
 * Makes the browser's Back close the open menus in an element. The page of a pressed link replaces the menu's history
 * entry.
 * @param signal ends the guard
 */
export function guardMenus(menu: HTMLElement, signal: AbortSignal): void {
  const guarded = new Map<HTMLDetailsElement, () => void>();
  const watch = (details: HTMLDetailsElement) => {
    guarded.get(details)?.();
    guarded.delete(details);
    if (!details.open) return;
    const close = () => {
      details.open = false;
    };
    guarded.set(details, guardBack(close));
  };
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement) watch(target);
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link) followPastGuard(event, link);
  };
  menu.querySelectorAll<HTMLDetailsElement>('details[open]').forEach(watch);
  // Captures the event, because it does not bubble. The click must be handled before the menu closes.
  menu.addEventListener('toggle', onToggle, { signal, capture: true });
  menu.addEventListener('click', onClick, { signal, capture: true });
  signal.addEventListener('abort', () => {
    for (const unguard of guarded.values()) unguard();
  });
}
