/** A size in pixels. The picture fills it: it is cropped, and enlarged if it is smaller. */
export interface Crop {
  readonly width: number;
  readonly height: number;
}

/** A request to process an uploaded picture. */
export interface UploadJob {
  readonly kind: 'upload';
  /** The path of the uploaded file, with any content. */
  readonly file: string;
  /** The prefix of the paths of the written files. */
  readonly into: string;
  /** Null: the picture is fitted into the maximum size. Source: docs/contract.md, "Image formats". */
  readonly crop: Crop | null;
}

/** A request to draw a text on a stored picture. Source: docs/contract.md, "Share pictures". */
export interface ShareJob {
  readonly kind: 'share';
  /** The path of the picture. */
  readonly file: string;
  /** The path of the written JPEG file. */
  readonly into: string;
  readonly text: string;
}

/** A request to a worker. */
export type ImageJob = UploadJob | ShareJob;

/** A written WEBP file. */
export interface ProcessedFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export interface ProcessedImage {
  readonly picture: ProcessedFile;
  /** The thumbnail for the panel's media library. */
  readonly thumbnail: ProcessedFile;
  /** The renditions by width, ascending. */
  readonly renditions: readonly ProcessedFile[];
  /** A data URI of at most 16 x 16 pixels. */
  readonly placeholder: string;
  /** The number of pixels of the original. */
  readonly pixels: number;
}

/** The results by the kind of the job. */
interface Results {
  readonly upload: ProcessedImage;
  readonly share: Pick<ProcessedImage, 'pixels'>;
}

export type ResultOf<J extends ImageJob> = Results[J['kind']];

/** The reason why a file is rejected: status 413 or 415. Source: docs/contract.md, "Images". */
export type RejectionReason = 'tooLarge' | 'notImage';

export type Reply =
  | { readonly processed: ResultOf<ImageJob> }
  | { readonly rejected: RejectionReason }
  /** An error of the server, such as a full disk. */
  | { readonly failed: string };

/** The messages of a worker: first that it begins a job, then its reply. */
export type WorkerMessage =
  | 'started'
  | {
      readonly reply: Reply;
      /** The memory of the worker in bytes. Missing if the picture exceeded a limit: the worker exits. */
      readonly memory?: number;
    };

/** Thrown for a file that is not an accepted picture. */
export class RejectedImage extends Error {
  constructor(readonly reason: RejectionReason) {
    super(reason);
  }
}

/** Thrown when a worker ends without a reply, and the file is not known to be the reason. */
export class WorkerEnded extends Error {}
