import { extname } from 'node:path';

interface ContentType {
  readonly type: string;
  /** Whether the server compresses it. */
  readonly isText: boolean;
}

const text = (type: string): ContentType => ({ type: `${type}; charset=utf-8`, isText: true });
const binary = (type: string): ContentType => ({ type, isText: false });

/** The content types by file extension. */
export const TYPES: Readonly<Record<string, ContentType>> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.xml': text('application/xml'),
  '.txt': text('text/plain'),
  '.svg': text('image/svg+xml'),
  '.webp': binary('image/webp'),
  '.avif': binary('image/avif'),
  '.png': binary('image/png'),
  '.jpg': binary('image/jpeg'),
  '.jpeg': binary('image/jpeg'),
  '.gif': binary('image/gif'),
  '.ico': binary('image/x-icon'),
  '.woff2': binary('font/woff2'),
  '.woff': binary('font/woff'),
  '.mp4': binary('video/mp4'),
  '.webm': binary('video/webm'),
  '.pdf': binary('application/pdf'),
};

/** Browsers download a file of this type instead of showing it. */
export const UNKNOWN = binary('application/octet-stream');

/** The content type of a file, by its name. */
export const contentTypeOf = (file: string): ContentType =>
  TYPES[extname(file).toLowerCase()] ?? UNKNOWN;
