import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';

/** The elements of Markdown, and other elements that an editor may write: text, lists, tables, links, pictures. */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'address', 'blockquote', 'pre'],
  ...['hr', 'br', 'wbr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'details', 'summary'],
  ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'span'],
  ...['abbr', 'cite', 'q', 'code', 'kbd', 'time'],
];

const ATTRIBUTES = [
  ...['href', 'title', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'align'],
  ...['start', 'reversed', 'value', 'datetime', 'open', 'id', 'lang', 'dir'],
];

const purifier = createPurifier(new JSDOM('').window);

/**
 * Removes all parts of HTML that run code, embed other content, take input or style the page: scripts, event
 * attributes, `javascript:` addresses, frames and forms. The text stays.
 */
export const safeHtml = (html: string): string =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
