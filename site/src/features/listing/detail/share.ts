/** What came of it: the device's own sheet took it, the link is on the clipboard, or neither could be had. */
export type Shared = 'shared' | 'copied' | 'nothing';

interface Message {
  readonly title: string;
  readonly url: string;
}

const isRefusal = (error: unknown): boolean => error instanceof DOMException;

async function copy(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // Without the visitor's leave, or on a page without TLS, there is no clipboard.
    if (isRefusal(error) || error instanceof TypeError) return 'nothing';
    throw error;
  }
}

/** Hands a page to the device's own way of sharing; where it has none, its link is copied. */
export async function share(message: Message): Promise<Shared> {
  if (!('share' in navigator)) return copy(message.url);
  try {
    await navigator.share(message);
    return 'shared';
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? 'shared' : copy(message.url);
  }
}
