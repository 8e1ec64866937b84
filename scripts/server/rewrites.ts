import type { Rewrite } from '../../site/adapter/manifest';

const split = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '*';
  const fixed = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? segments.length < fixed.length : segments.length !== fixed.length) return false;
  return fixed.every((part, i) => part.startsWith(':') || part === segments[i]);
}

/** The first rewrite that matches an address of these segments; undefined if none does. */
export const rewriteFor = (
  rewrites: readonly Rewrite[],
  segments: readonly string[],
): Rewrite | undefined => rewrites.find(({ match }) => matches(split(match), segments));
