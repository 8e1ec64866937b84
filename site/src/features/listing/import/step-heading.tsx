import { useEffect, useRef } from 'react';
import type { MutableRefObject } from 'react';

/** True until the first step of a visit is shown. */
export interface Arriving {
  readonly arrivalRef: MutableRefObject<boolean>;
}

/** The heading of a step; it gets the focus, except on arrival. A new step needs a new `key`. */
export function StepHeading({ arrivalRef, name }: Arriving & { readonly name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrivalRef.current) arrivalRef.current = false;
    else heading.current?.focus();
  }, [arrivalRef]);
  return (
    <h2 id="step" ref={heading} tabIndex={-1} className="subtitle">
      {name}
    </h2>
  );
}
