import type { ImageRecord } from '../../requests/record-images';
import type { OneImage } from './one-image/requests';
import type { OverlayLoaders } from '../../overlays/overlay-types';

interface ImagesProps {
  readonly record: ImageRecord;
  /** The name of the record, as a person says it. */
  readonly title: string;
}

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** Uploads pictures of a record that has several. */
    readonly images: ImagesProps & {
      /** The page that it belongs to, where a navigation to it may not have ended. */
      readonly page?: string;
      /** Called when the record has new pictures. */
      readonly onDone: () => void;
    };
    /** All pictures of a record; users with the right order and delete them. */
    readonly gallery: ImagesProps;
    /** The only picture of a record; `of` names the record. */
    readonly oneImage: {
      readonly image: OneImage;
      readonly of: string;
      readonly onDone: () => void;
    };
  }
}

export const imageOverlays = {
  images: async () => (await import('./upload/upload-modal')).UploadModal,
  gallery: async () => (await import('./gallery/gallery-modal')).GalleryModal,
  oneImage: async () => (await import('./one-image/one-image-modal')).OneImageModal,
} satisfies Partial<OverlayLoaders>;
