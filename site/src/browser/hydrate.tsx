import { Component, startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { stopRecording } from './early-input';

/**
 * Flushes effects directly after hydration. Listeners that are added in effects, such as those of Gatsby's router,
 * would otherwise start after the next paint and miss earlier events. React runs all pending effects before it renders
 * again.
 */
class FlushEffects extends Component<{ readonly children: ReactNode }> {
  override componentDidMount() {
    this.forceUpdate();
  }

  override render() {
    return this.props.children;
  }
}

/**
 * Hydrates the page in small steps, so that a phone stays responsive between them. An event on a part that is not
 * hydrated yet gets that part hydrated first. Without static HTML, as under `npm run dev`, it renders.
 */
export function hydrate(page: ReactNode, container: Element): void {
  const awake = <FlushEffects>{page}</FlushEffects>;
  stopRecording();
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, awake);
    else createRoot(container).render(awake);
  });
}
