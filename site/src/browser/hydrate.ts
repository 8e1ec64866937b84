import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { stopKeeping } from './early';

/**
 * Brings a page to life in small steps, between which a phone answers its reader; at once, it would stand still for as
 * long as its longest page takes. A press on what is not alive yet hurries it. Where nothing is rendered, as under
 * `npm run dev`, it renders.
 */
export function hydrate(page: ReactNode, container: Element): void {
  stopKeeping();
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, page);
    else createRoot(container).render(page);
  });
}
