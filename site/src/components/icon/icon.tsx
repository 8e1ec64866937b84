import type { LucideIcon } from 'lucide-react';

interface IconProps {
  /** An icon of the kept set, as `Phone` of lucide-react. */
  readonly of: LucideIcon;
  /** Pixels; 20 where none is said. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A picture beside a word: the word says it, so a screen reader passes the icon over. */
export const Icon = ({ of: Shape, size = 20, className }: IconProps) => (
  <Shape size={size} strokeWidth={1.75} aria-hidden focusable={false} className={className} />
);
