import { Failure } from '../lib/failure';

const STANDARD = ['check', 'unit', 'contract', 'e2e', 'crash'] as const;
/** The parts by name; the last two run only if they are named, or with `--all`. */
export const PARTS = [...STANDARD, 'postgres', 'start-lines'] as const;
export type Part = (typeof PARTS)[number];

/** The scope of a test run. */
export interface TestPlan {
  readonly parts: ReadonlySet<Part>;
  /** Runs each spec at both widths, and more kills. */
  readonly isAll: boolean;
}

const isPart = (name: string): name is Part => (PARTS as readonly string[]).includes(name);

/**
 * Reads the arguments of `npm test -- [--all] [part …]`.
 * @throws Failure if one is unknown
 */
export function readPlan(args: readonly string[]): TestPlan {
  const names = args.filter((arg) => arg !== '--all');
  const isAll = names.length < args.length;
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    const known = [...PARTS, '--all'].join(', ');
    throw new Failure(`${unknown.join(', ')} is no part of the tests: choose from ${known}.`);
  }
  const standard = isAll ? PARTS : STANDARD;
  return { parts: new Set(names.length > 0 ? names.filter(isPart) : standard), isAll };
}
