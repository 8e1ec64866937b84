import type { Answers } from './answers';

/** What a render process is asked, and answers, over its channel, on which Gatsby sends messages of its own. */
export interface RenderJob {
  readonly kind: 'dwarka-homes-render';
  readonly id: number;
  /** The page's address. */
  readonly path: string;
  readonly answers: Answers;
}

export interface RenderedPage {
  /** 200; 404 where there is no such page. */
  readonly status: number;
  readonly html: string;
  /** The text of its page-data.json. */
  readonly pageData: string;
}

export interface RenderAnswer {
  readonly kind: 'dwarka-homes-rendered';
  readonly id: number;
  /** Without one, the page could not be rendered, and the log of the process says why. */
  readonly page: RenderedPage | null;
}

const isOfKind = (message: unknown, kind: string): boolean =>
  typeof message === 'object' && message !== null && 'kind' in message && message.kind === kind;

export const isRenderJob = (message: unknown): message is RenderJob =>
  isOfKind(message, 'dwarka-homes-render');

export const isRenderAnswer = (message: unknown): message is RenderAnswer =>
  isOfKind(message, 'dwarka-homes-rendered');
