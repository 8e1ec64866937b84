import type { Answers } from '../pages/answers';
import type { WriteTarget } from '../release/page-writer';

/** One page to render. `kind` tells it from the messages that Gatsby sends on the same channel. */
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
 * `written`: the files are new. `same`: the files were there with this content. `different`: they differ, and nothing is
 * written because the mode is `compare`. `none`: the answers have no such page. `failed`: the page cannot be rendered from
 * these answers; the log of the process says why.
 */
export type RenderOutcome = 'written' | 'same' | 'different' | 'none' | 'failed';

export interface RenderAnswer {
  readonly kind: 'dwarka-homes-rendered';
  readonly id: number;
  /** `unwritten`: the page could not be written; the log of the process says why. */
  readonly outcome: RenderOutcome | 'unwritten';
}

/** A process has loaded the engine: from now on it renders its jobs in their order. */
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
