import { rm } from 'node:fs/promises';
import type { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import type { Writable } from 'node:stream';
import { errors } from '@strapi/utils';
import { IMAGE_BYTES, IMAGES_AT_A_TIME, MESSAGES } from '../domain';

const MIB = 1024 * 1024;
/** More files than a call takes are read, so that the call can say so; not without end. */
const MOST_FILES = 20;
/** Of all files together, and of the whole body: five files' worth, and a little. */
const FILES_BYTES = IMAGES_AT_A_TIME * IMAGE_BYTES + MIB;
export const BODY_BYTES = FILES_BYTES + MIB;

/** The parts of formidable's form and file that are used here. */
interface Form {
  readonly headers: IncomingHttpHeaders;
  readonly openedFiles: readonly unknown[];
}
interface IncomingFile extends EventEmitter {
  readonly filepath: string;
  /** Formidable's own, and the only thing that knows when the file is closed. */
  readonly _writeStream: Writable | null;
  write: (bytes: Buffer, done: () => void) => void;
}

/** The files of each current request, by its headers, the only part of the request that formidable passes on. */
const filesOf = new WeakMap<IncomingHttpHeaders, IncomingFile[]>();

export const tooLarge = () => new errors.PayloadTooLargeError('What was sent is too large');

function tooMany() {
  const message = MESSAGES.tooManyImages;
  return new errors.ValidationError(message, { errors: [{ path: ['images'], message }] });
}

/** Bounds the number and size of a form's files: formidable's own limit is one of all its files together. */
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

/** How forms with files are read: options of formidable. */
export const FORM_OPTIONS = {
  maxFileSize: FILES_BYTES,
  // A picture's fields are its record and its place; the panel's are names and captions.
  maxFields: 50,
  maxFieldsSize: MIB / 4,
  onFileBegin: limitFile,
} as const;

/** A file that is just being opened would be made after it was removed. */
async function removeFile({ filepath, _writeStream: stream }: IncomingFile): Promise<void> {
  if (stream && !stream.closed) {
    // Not by `once`, which rejects when a pending write fails: formidable reports that.
    await new Promise<void>((resolve) => {
      stream.once('close', resolve).destroy();
    });
  }
  await rm(filepath, { force: true });
}

/** The paths of a request's files in the order sent: formidable hands them on as their writing ends. */
export const pathsInOrder = (headers: IncomingHttpHeaders): readonly string[] =>
  (filesOf.get(headers) ?? []).map(({ filepath }) => filepath);

/** Removes what a request has left in the folder of incoming files. */
export async function removeUploadedFiles(headers: IncomingHttpHeaders): Promise<void> {
  await Promise.all((filesOf.get(headers) ?? []).map(removeFile));
}
