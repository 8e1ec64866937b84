import type { Test } from 'supertest';

/** A part of a form: its field, its file name if it is a file, and its content. */
export type Part = readonly [string, string | undefined, string | Buffer];

/** The body of a form, with the boundary `b`. Tests can make any form, even one that no library makes. */
export function form(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(([name, file, content]) => [
    Buffer.from(
      `--b\r\nContent-Disposition: form-data; name="${name}"` +
        (file ? `; filename="${file}"\r\nContent-Type: image/png` : '') +
        '\r\n\r\n',
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from('--b--\r\n')]);
}

/** Sends a form with a call. */
export const sendForm = (call: Test, parts: readonly Part[]): Test =>
  call.set('Content-Type', 'multipart/form-data; boundary=b').send(form(parts));
