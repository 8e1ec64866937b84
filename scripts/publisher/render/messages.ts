import type { Answers } from '../pages/answers';
import type { WriteTarget } from '../release/page-writer';

/** What a render process is asked, and answers, over its channel, on which Gatsby sends messages of its own. */
export interface RenderJob {
  readonly kind: 'dwarka-homes-render';
  readonly id: number;
  /** The page's address. */
  readonly path: string;
  readonly answers: Answers;
  /** Where its files go. */
  readonly place: WriteTarget;
  /** `compare`: nothing is written. */
  readonly mode: RenderMode;
}

export interface RenderedPage {
  readonly html: string;
  /** The text of its page-data.json. */
  readonly pageData: string;
}

export type RenderMode = 'write' | 'compare';

/**
 * What became of a page: its files have been written; they are there just as they should be; they are not, and none
 * was to be written; the answers have no such page.
 */
export type RenderOutcome = 'written' | 'same' | 'different' | 'none';

export interface RenderAnswer {
  readonly kind: 'dwarka-homes-rendered';
  readonly id: number;
  /** `failed`: it could not be rendered or written, and the log of the process says why. */
  readonly outcome: RenderOutcome | 'failed';
}

const isOfKind = (message: unknown, kind: string): boolean =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind;

export const isRenderJob = (message: unknown): message is RenderJob =>
  isOfKind(message, 'dwarka-homes-render');

export const isRenderAnswer = (message: unknown): message is RenderAnswer =>
  isOfKind(message, 'dwarka-homes-rendered');
