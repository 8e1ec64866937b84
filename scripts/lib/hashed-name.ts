/** Gatsby puts the hash of a file's content into its name, or the file into a folder named by it. */
export const HASHED = /(?:^|[-.])[0-9a-f]{8,}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;
export const HASHED_FOLDER = 'static/';

/** Whether a file of a release, by its path in it, never changes under its name. */
export const isHashed = (file: string): boolean =>
  HASHED.test(file) || file.startsWith(HASHED_FOLDER);
