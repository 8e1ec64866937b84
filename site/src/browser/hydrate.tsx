import { Component, startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { stopRecording } from './early-input';

/**
 * Puts nothing off once the page is taken over: what listens by effects, as Gatsby's router does to the address, would
 * else do so after the next paint only, and miss what is pressed before. React is through with all effects before it
 * renders anew.
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
 * Brings a page to life in small steps, between which a phone answers its reader; at once, it would stand still for as
 * long as its longest page takes. A press on what is not alive yet hurries it. Where nothing is rendered, as under
 * `npm run dev`, it renders.
 */
export function hydrate(page: ReactNode, container: Element): void {
  const awake = <FlushEffects>{page}</FlushEffects>;
  stopRecording();
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, awake);
    else createRoot(container).render(awake);
  });
}
