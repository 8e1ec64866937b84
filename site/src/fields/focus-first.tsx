import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** A container whose first text field takes the focus when it appears, in a dialog instead of the close button. */
export function FocusFirst({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector('input')?.focus();
  }, []);
  return <div ref={place}>{children}</div>;
}
