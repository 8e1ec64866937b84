import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Typography } from '@strapi/design-system';

interface StepHeadingProps {
  /** Whether the heading takes the focus when it appears, because the button that led to the step is gone. */
  readonly hasFocus?: boolean;
  readonly children: ReactNode;
}

/** The heading of a step. Keyboard and screen reader continue from it. */
export function StepHeading({ hasFocus = true, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  return (
    <Typography ref={heading} tag="h2" variant="delta" tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </Typography>
  );
}
