import type { Picture } from '../../../domain';

/** Of a property, what can be looked at larger: all its pictures, one of them, or its video. */
export type MediaView =
  | { readonly show: 'images' }
  | { readonly show: 'picture'; readonly index: number }
  | { readonly show: 'video' };

export interface MediaProps {
  readonly view: MediaView;
  /** What the property is, as its line says it. */
  readonly title: string;
  readonly images: readonly Picture[];
  readonly videoPath: string | null | undefined;
  readonly onClose: () => void;
}
