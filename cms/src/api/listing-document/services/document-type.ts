import { open } from 'node:fs/promises';

/** A format of documents. */
export interface DocumentType {
  readonly ending: string;
  readonly type: string;
}

interface Format extends DocumentType {
  readonly isIn: (head: Buffer) => boolean;
}

const HEAD_BYTES = 1024;

const beginsWith =
  (...bytes: readonly number[]) =>
  (head: Buffer): boolean =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));
const hasText =
  (text: string, at = 0) =>
  (head: Buffer): boolean =>
    head.toString('latin1', at, at + text.length) === text;

/** The formats, known by their content. Source: docs/contract.md, "Documents". */
const FORMATS: readonly Format[] = [
  { ending: 'pdf', type: 'application/pdf', isIn: hasText('%PDF-') },
  { ending: 'jpg', type: 'image/jpeg', isIn: beginsWith(0xff, 0xd8, 0xff) },
  { ending: 'png', type: 'image/png', isIn: beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a) },
  { ending: 'gif', type: 'image/gif', isIn: hasText('GIF8') },
  {
    ending: 'webp',
    type: 'image/webp',
    isIn: (head) => hasText('RIFF')(head) && hasText('WEBP', 8)(head),
  },
  {
    ending: 'svg',
    type: 'image/svg+xml',
    isIn: (head) =>
      /^(?:\uFEFF)?\s*<(?:svg\b|(?:\?xml|!--|!DOCTYPE)[^]*<svg\b)/i.test(String(head)),
  },
];

/** The media types of documents. */
export const DOCUMENT_TYPES: readonly string[] = FORMATS.map(({ type }) => type);

/** The format of a file by its first bytes; undefined if it is none that is taken. */
export async function documentType(file: string): Promise<DocumentType | undefined> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    return FORMATS.find(({ isIn }) => isIn(head));
  } finally {
    await handle.close();
  }
}

/** The maximum number of characters of a document's name, without its ending. */
const NAME_LENGTH = 100;

/** The name of a sent file as people see it, with the ending of its format. */
export function documentName(sent: string | null, { ending }: DocumentType): string {
  const last = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .trim();
  return `${Array.from(stem || 'Document')
    .slice(0, NAME_LENGTH)
    .join('')}.${ending}`;
}
