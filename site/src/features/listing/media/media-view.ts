import type { Picture } from '../../../domain';

/** The media to show: all pictures, one of them, or the video. */
export type MediaView =
  | { readonly show: 'images' }
  | { readonly show: 'picture'; readonly index: number }
  | { readonly show: 'video' };

export interface MediaProps {
  readonly view: MediaView;
  /** The title of the listing. */
  readonly title: string;
  readonly images: readonly Picture[];
  readonly videoPath: string | null | undefined;
  readonly onClose: () => void;
}
