import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { callName, SOURCE_CALLS } from '../pages/answers';
import type { Answers } from '../pages/answers';
import type { Origins } from './content-policy';
import { finishHtml } from './content-policy';
import { isRenderJob } from './messages';
import type { RenderAnswer, RenderJob, RenderReady } from './messages';
import { isPageUpToDate, writePage } from '../release/page-writer';
import type { RenderedPage } from '../release/page-writer';

/**
 * Renders pages through the engine of one bundle, one after the other, and writes their files. The engine changes the
 * working directory and reads the answers of a job from a global. Arguments: the bundle's entry point, and the origins
 * that pages may connect to, as JSON.
 */

interface Response {
  status(code: number): Response;
  setHeader(name: string, value: string): Response;
  send(body: string): void;
  json(value: unknown): void;
}

type Engine = (
  request: { method: string; url: string; headers: object; query: object },
  response: Response,
) => Promise<void>;

const [, , entryPoint, originsJson] = process.argv;
if (!entryPoint || !originsJson) throw new Error('a render process needs a bundle and origins');
const origins = JSON.parse(originsJson) as Origins;
// Visitors' searches come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The engine's source maps would stay in memory, and the stack traces are not used.
process.setSourceMapsEnabled(false);
const engine = (createRequire(import.meta.url)(entryPoint) as { default: Engine }).default;

/** Requests one address from the engine; resolves with its status and text. */
function request(url: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    let status = 200;
    const response: Response = {
      status(code) {
        status = code;
        return response;
      },
      setHeader: () => response,
      send(body) {
        resolve({ status, body });
      },
      json(value) {
        resolve({ status, body: JSON.stringify(value) });
      },
    };
    engine({ method: 'GET', url, headers: {}, query: {} }, response).catch(reject);
  });
}

/**
 * The address of a page's data. It keeps the path's own slashes, so that the `path` in the data equals that of the
 * HTML.
 */
const pageDataUrl = (path: string): string =>
  `/page-data/${path === '/' ? 'index' : path}/page-data.json`;

function answerFrom(answers: Answers): void {
  const answerOf =
    (call: string) =>
    (...parameters: (string | number)[]): Promise<unknown> => {
      const name = callName(call, ...parameters);
      return name in answers
        ? Promise.resolve(answers[name])
        : Promise.reject(new Error(`the page needs ${name}, which its job does not have`));
    };
  const source = Object.fromEntries(SOURCE_CALLS.map((call) => [call, answerOf(call)]));
  Reflect.set(globalThis, Symbol.for('dwarka-homes.source'), source);
}

/** The status of the page of a listing that was sold too long ago. */
const GONE = 410;
/** The statuses with a page. */
const WHOLE = [200, GONE];

/** Renders the page at this address. Returns the outcome if there is no page. */
async function renderPage({
  path,
  answers,
}: Pick<RenderJob, 'path' | 'answers'>): Promise<RenderedPage | 'none' | 'failed'> {
  answerFrom(answers);
  const pageData = await request(pageDataUrl(path));
  const html = WHOLE.includes(pageData.status) ? await request(path) : pageData;
  if (html.status === 404) return 'none';
  if (!WHOLE.includes(html.status)) {
    console.error(`${path} answers ${String(html.status)}`);
    return 'failed';
  }
  const isGone = html.status === GONE;
  return { html: finishHtml(html.body, origins), pageData: pageData.body, isGone };
}

async function render(job: RenderJob): Promise<RenderAnswer['outcome']> {
  const { path, target, mode } = job;
  const page = await renderPage(job).catch((error: unknown) => {
    console.error(path, error);
    return 'failed' as const;
  });
  if (typeof page === 'string') return page;
  if (mode === 'compare') return isPageUpToDate(target, path, page) ? 'same' : 'different';
  return writePage(target, path, page) ? 'written' : 'same';
}

function reply(answer: RenderAnswer | RenderReady): void {
  process.send?.(answer);
}

let last = Promise.resolve();
process.on('message', (message) => {
  if (!isRenderJob(message)) return;
  last = last.then(async () => {
    const outcome = await render(message).catch((error: unknown) => {
      console.error(message.path, error);
      return 'unwritten' as const;
    });
    reply({ kind: 'dwarka-homes-rendered', id: message.id, outcome });
  });
});

reply({ kind: 'dwarka-homes-ready' });

// The publisher ends this process. Ctrl-C signals both processes, and this one must finish its current work.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
