import type { RejectionReason } from './job';

/** The maximum size in bytes. Source of all limits: docs/contract.md, "Image formats". */
export const SVG_BYTES = 1024 * 1024;
export const SVG_LIMITS = {
  elements: 5000,
  depth: 50,
  /** Elements that draw other content, once or many times. */
  references: 50,
  /** Filter steps. Each one processes all pixels. */
  filterSteps: 20,
  /** Pictures in data URLs. */
  embedded: 4,
} as const;

/** The encoding in an XML declaration. `ENCODINGS` are those in which tags have ASCII bytes. */
const ENCODING = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/;
const ENCODINGS = /^(?:utf-8|us-ascii|iso-8859-1|windows-1252)$/i;
const REFERENCES = /^(?:use|image|feImage|pattern|mask|marker)$/;
const FILTER_STEP = /^fe[A-Z]/;
const PICTURES = /^(?:image|feImage)$/;
const DATA_PICTURE = /^data:image\/(?:png|jpeg|jpg|gif|webp);base64$/i;
/** The beginning of a picture's address, before the data. */
const ADDRESS = /\bhref\s*=\s*["']\s*([^"',]*)/g;
const TAG_NAME = /.[^\s/>]*/sy;
const QUOTE_OR_END = /["'>]/g;

/** The start and end marks of parts that are skipped. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

type Counts = { -readonly [Limit in keyof typeof SVG_LIMITS]: number };

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The position after the end of a tag; undefined if it has no end. Quoted values can contain a `>`. */
function endOfTag(text: string, from: number): number | undefined {
  let at = from;
  for (;;) {
    const found = matchAt(QUOTE_OR_END, text, at);
    if (!found) return undefined;
    if (found[0] === '>') return found.index + 1;
    at = text.indexOf(found[0], found.index + 1) + 1;
    if (at === 0) return undefined;
  }
}

/** Counts the pictures in data URLs. @returns false for an address that could hide other content */
function countPictures(attributes: string, counts: Counts): boolean {
  for (const [, address = ''] of attributes.matchAll(ADDRESS)) {
    if (DATA_PICTURE.test(address)) counts.embedded += 1;
    // A character reference could hide `data:`. Other addresses are safe: they are never fetched.
    else if (/^data:/i.test(address) || address.includes('&')) return false;
  }
  return true;
}

/** Counts one tag by its name and its full text. @returns false if a limit is exceeded */
function countTag(tag: string, whole: string, counts: Counts, nesting: { level: number }): boolean {
  if (tag.startsWith('/')) {
    nesting.level -= 1;
    return true;
  }
  if (tag.startsWith('!')) return true;
  const name = tag.slice(tag.indexOf(':') + 1);
  if (name === 'include') return false;
  counts.elements += 1;
  if (REFERENCES.test(name)) counts.references += 1;
  if (FILTER_STEP.test(name)) counts.filterSteps += 1;
  if (PICTURES.test(name) && !countPictures(whole, counts)) return false;
  counts.depth = Math.max(counts.depth, nesting.level + 1);
  if (!whole.endsWith('/>')) nesting.level += 1;
  return Object.entries(SVG_LIMITS).every(([limit, most]) => counts[limit as keyof Counts] <= most);
}

/** Whether a text is within the limits. It is scanned once, from start to end. */
function isWithinLimits(text: string): boolean {
  const counts: Counts = { elements: 0, depth: 0, references: 0, filterSteps: 0, embedded: 0 };
  const nesting = { level: 0 };
  let at = text.indexOf('<');
  while (at >= 0) {
    const from = at;
    const [begin, end] = SKIPPED.find(([first]) => text.startsWith(first, from)) ?? ['<', ''];
    if (end) {
      at = text.indexOf(end, from + begin.length);
      // The part has no end: no parser accepts the file.
      if (at < 0) return false;
    } else {
      const tag = matchAt(TAG_NAME, text, from + 1)?.[0] ?? '';
      const to = endOfTag(text, from + 1 + tag.length);
      if (to === undefined || !countTag(tag, text.slice(from, to), counts, nesting)) return false;
      at = to;
    }
    at = text.indexOf('<', at);
  }
  return true;
}

/** Whether bytes can be an SVG: XML begins with a tag. */
export const isXml = (bytes: Buffer): boolean =>
  /^(?:\xef\xbb\xbf)?\s*</.test(bytes.toString('latin1', 0, 1000));

/**
 * Checks an SVG before it is parsed or drawn: even a short SVG can take minutes.
 * @returns the reason of a rejection; undefined if it is within the limits
 */
export function svgRejection(bytes: Buffer): RejectionReason | undefined {
  const text = bytes.toString('latin1');
  const [, encoding = 'utf-8'] = ENCODING.exec(text) ?? [];
  // An entity or an unsupported encoding could hide tags from this scan.
  if (!ENCODINGS.test(encoding) || text.includes('\0') || text.includes('<!ENTITY'))
    return 'notImage';
  if (!isWithinLimits(text)) return 'notImage';
  return bytes.length > SVG_BYTES ? 'tooLarge' : undefined;
}
