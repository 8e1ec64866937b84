/** Replaces `decodeURI` in the browser: Gatsby decodes fragments by it, and a malformed one would end the page. */
export default function decodeUri(text: string): string {
  try {
    return window.decodeURI(text);
  } catch {
    // A malformed fragment names no part of the page.
    return text;
  }
}
