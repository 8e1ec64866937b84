/** A size that a picture is cropped to fill, enlarged where it is smaller. */
export interface Crop {
  readonly width: number;
  readonly height: number;
}

/** A picture to draw, as one process asks another. */
export interface Job {
  /** The file that was sent, of whatever content. */
  readonly file: string;
  /** What the paths of the drawn files begin with. */
  readonly into: string;
  /** Null: fitted inside the box of the contract. */
  readonly crop: Crop | null;
}

/** A drawn file: WEBP. */
export interface DrawnFile {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

export interface Drawn {
  readonly picture: DrawnFile;
  /** The media library's. */
  readonly thumbnail: DrawnFile;
  /** Ascending. */
  readonly renditions: readonly DrawnFile[];
  /** A data URI of a few pixels. */
  readonly placeholder: string;
}

/** Why a file is no picture for us. Source: the contract's 413 and 415. */
export type Reason = 'tooLarge' | 'notImage';

export type Reply =
  | { readonly drawn: Drawn }
  | { readonly refused: Reason }
  /** Our fault, as a full disk. */
  | { readonly failed: string };

/** A file that is refused. */
export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}
