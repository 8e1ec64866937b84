import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Shorter lists stay plain: compressed, they would take as much. In characters. */
const PLAIN = 200;

/** A list as text that takes little space: JSON, or compressed JSON in base 64. */
export function pack(list: readonly unknown[]): string {
  const json = JSON.stringify(list);
  return json.length < PLAIN ? json : deflateRawSync(json).toString('base64');
}

/** The list of a packed text. @throws Error if the text is neither form */
export const unpack = (text: string): readonly unknown[] =>
  JSON.parse(
    text.startsWith('[') ? text : inflateRawSync(Buffer.from(text, 'base64')).toString(),
  ) as readonly unknown[];
