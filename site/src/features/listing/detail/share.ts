/** The result: the device shared the page, the link was copied to the clipboard, or neither. */
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
    // Without permission, or on a page without TLS, the clipboard is not available.
    if (isRefusal(error) || error instanceof TypeError) return 'nothing';
    throw error;
  }
}

/** Shares a page with the device's own dialog, or copies its link. */
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
