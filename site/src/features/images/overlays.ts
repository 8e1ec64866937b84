import type { ImageRecord } from '../../requests/record-images';
import type { OneImage } from './one-image/requests';
import type { OverlayLoaders } from '../../overlays/overlay-types';

interface ImagesProps {
  readonly record: ImageRecord;
  /** The readable name of the record. */
  readonly title: string;
}

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** The upload of pictures to a record that can have several. */
    readonly images: ImagesProps & {
      /** The page of the overlay, needed if the navigation to that page may not have ended. */
      readonly page?: string;
      /** Called when the record has new pictures. */
      readonly onDone: () => void;
    };
    /** All pictures of a record. Users with the right can order and delete them. */
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
