import { rm } from 'node:fs/promises';
import type { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { Writable } from 'node:stream';
import { errors } from '@strapi/utils';
import { IMAGE_BYTES, IMAGES_AT_A_TIME, MESSAGES } from '../domain';

const MIB = 1024 * 1024;
/**
 * The maximum number of files that are read. It is above the limit of a call, so that the call can report its own
 * error.
 */
const MOST_FILES = 20;
/** The maximum size of all files together: five files and 1 MiB. `BODY_BYTES` is the limit of the whole body. */
const FILES_BYTES = IMAGES_AT_A_TIME * IMAGE_BYTES + MIB;
export const BODY_BYTES = FILES_BYTES + MIB;

/** The parts of formidable's form and file that are used here. */
interface Form {
  readonly headers: IncomingHttpHeaders;
  readonly openedFiles: readonly unknown[];
}
interface IncomingFile extends EventEmitter {
  readonly filepath: string;
  /** A private member of formidable. Nothing else tells when the file is closed. */
  readonly _writeStream: Writable | null;
  write: (bytes: Buffer, done: () => void) => void;
}

/** The files of each current request, by its headers: formidable passes on no other part of the request. */
const filesOf = new WeakMap<IncomingHttpHeaders, IncomingFile[]>();

export const tooLarge = () => new errors.PayloadTooLargeError('What was sent is too large');

function tooMany() {
  const message = MESSAGES.tooManyImages;
  return new errors.ValidationError(message, { errors: [{ path: ['images'], message }] });
}

/** Limits the number and size of a form's files. Formidable itself only limits all files together. */
function limitFile(this: Form, _field: string, file: IncomingFile): void {
  const { headers } = this;
  filesOf.set(headers, [...(filesOf.get(headers) ?? []), file]);
  if (this.openedFiles.length >= MOST_FILES) file.emit('error', tooMany());

  const write = file.write.bind(file);
  let size = 0;
  file.write = (bytes, done) => {
    size += bytes.length;
    if (size > IMAGE_BYTES) file.emit('error', tooLarge());
    else write(bytes, done);
  };
}

/** The options of formidable for forms with files. */
export const FORM_OPTIONS = {
  maxFileSize: FILES_BYTES,
  // The fields of a picture are its record and its place; in the panel, names and captions.
  maxFields: 50,
  maxFieldsSize: MIB / 4,
  onFileBegin: limitFile,
} as const;

/** Waits until the file is closed: a file that is still being opened would be created after its removal. */
async function removeFile({ filepath, _writeStream: stream }: IncomingFile): Promise<void> {
  if (stream && !stream.closed) {
    // The promise version of `once` rejects if a pending write fails. Formidable already reports that error.
    await new Promise<void>((resolve) => {
      stream.once('close', resolve).destroy();
    });
  }
  await rm(filepath, { force: true });
}

/** The paths of a request's files in the order sent. Formidable returns them in the order in which writing ends. */
export const pathsInOrder = (headers: IncomingHttpHeaders): readonly string[] =>
  (filesOf.get(headers) ?? []).map(({ filepath }) => filepath);

/** Removes a request's files from the folder of incoming files. */
export async function removeUploadedFiles(headers: IncomingHttpHeaders): Promise<void> {
  await Promise.all((filesOf.get(headers) ?? []).map(removeFile));
}
