/** A part of a form: its field, its file's name where it is a file, and what is in it. */
export type Part = readonly [string, string | undefined, string | Buffer];

/** The body of a form, with the boundary `b`; so that a test may make any, also one that no library would. */
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
