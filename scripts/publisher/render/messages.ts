import type { Answers } from '../pages/answers';
import type { WriteTarget } from '../release/page-writer';

/** One page to render. `kind` distinguishes it from the messages that Gatsby sends on the same channel. */
export interface RenderJob {
  readonly kind: 'dwarka-homes-render';
  readonly id: number;
  /** The page's address. */
  readonly path: string;
  readonly answers: Answers;
  /** The folder that its files are written into. */
  readonly target: WriteTarget;
  /** `compare` writes nothing. */
  readonly mode: RenderMode;
}

export type RenderMode = 'write' | 'compare';

/**
 * `written`: the files are new. `same`: the files existed with this content. `different`: they differ, and nothing is
 * written because the mode is `compare`. `none`: the answers have no such page. `failed`: the page cannot be rendered
 * from these answers; the log of the process has the reason.
 */
export type RenderOutcome = 'written' | 'same' | 'different' | 'none' | 'failed';

export interface RenderAnswer {
  readonly kind: 'dwarka-homes-rendered';
  readonly id: number;
  /** `unwritten`: the page could not be written; the log of the process has the reason. */
  readonly outcome: RenderOutcome | 'unwritten';
}

/** The message that a process has loaded the engine. From now on it renders its jobs in order. */
export interface RenderReady {
  readonly kind: 'dwarka-homes-ready';
}

const isOfKind = (message: unknown, kind: string): boolean =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind;

export const isRenderJob = (message: unknown): message is RenderJob =>
  isOfKind(message, 'dwarka-homes-render');

export const isRenderAnswer = (message: unknown): message is RenderAnswer =>
  isOfKind(message, 'dwarka-homes-rendered');

export const isRenderReady = (message: unknown): message is RenderReady =>
  isOfKind(message, 'dwarka-homes-ready');
