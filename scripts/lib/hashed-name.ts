/** Gatsby puts the hash of a file's content into the name of the file or of its folder. */
export const HASHED = /(?:^|[-.])[0-9a-f]{8,}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;
export const HASHED_FOLDER = 'static/';

/** Whether a file is immutable, by its path in the release. */
export const isHashed = (file: string): boolean =>
  HASHED.test(file) || file.startsWith(HASHED_FOLDER);
