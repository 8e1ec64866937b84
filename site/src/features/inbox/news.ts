import { createStore } from '../../browser/create-store';
import { findNews } from './requests';
import type { EnquiryNews } from './requests';

/** The name of the lock and of the channel that the tabs of a browser share. */
const NAME = 'enquiry news';
const EVERY_MS = 20_000;
const REFRESH = 'refresh';

/** What waits, and the reference of the last enquiry that arrived while somebody read. */
export interface FollowedNews extends EnquiryNews {
  readonly arrived: string | null;
}

const store = createStore<FollowedNews | null>(null);
let readers = 0;
let end: AbortController | undefined;
let channel: BroadcastChannel | undefined;
let wake = (): void => undefined;
/** How often somebody asked for numbers. An older request does not answer what was asked while it ran. */
let asked = 0;

function ask(): void {
  asked += 1;
  wake();
}

/** Shows the present numbers, and remembers an arrival. */
function show(news: EnquiryNews): void {
  const before = store.get();
  const isArrival = before !== null && news.latest !== before.latest;
  store.set({ ...news, arrived: isArrival ? news.latest : (before?.arrived ?? null) });
}

/** Waits for the next request: until its time, or until somebody asks for one. */
const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, EVERY_MS);
    signal.addEventListener('abort', done);
    wake = done;
  });

const isOver = (signal: AbortSignal): boolean => signal.aborted;

/** Asks the CMS again and again, and tells the other tabs. */
async function lead(signal: AbortSignal): Promise<void> {
  for (;;) {
    // After a failure the last numbers stay; the next request is soon.
    const answers = asked;
    const news = await findNews(signal).catch(() => null);
    if (isOver(signal)) return;
    if (news) {
      show(news);
      channel?.postMessage(news);
    }
    if (answers === asked) await pause(signal);
    if (isOver(signal)) return;
  }
}

/** One tab holds the lock and asks the CMS; the others listen to it. A browser without locks asks in each tab. */
function begin(): void {
  end = new AbortController();
  const { signal } = end;
  channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<EnquiryNews | typeof REFRESH>) => {
    if (data === REFRESH) ask();
    else show(data);
  };
  // Locks exist in secure contexts only.
  const { locks } = navigator as Partial<Navigator>;
  const leading = locks ? locks.request(NAME, { signal }, () => lead(signal)) : lead(signal);
  // The request for the lock ends with an error when the tab stops listening.
  leading.catch(() => undefined);
  channel.postMessage(REFRESH);
}

/** Follows what is new while somebody reads it. For `useSyncExternalStore`. */
export function subscribeToNews(listener: () => void): () => void {
  const unsubscribe = store.subscribe(listener);
  readers += 1;
  if (readers === 1) begin();
  return () => {
    unsubscribe();
    readers -= 1;
    if (readers > 0) return;
    end?.abort();
    channel?.close();
    store.set(null);
  };
}

/** Asks for the present numbers at once, after a change. */
export function refreshNews(): void {
  ask();
  channel?.postMessage(REFRESH);
}

export const currentNews = store.get;
export const noNews = store.initial;
