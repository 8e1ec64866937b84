/** What may be chosen as a picture. Source: the seed documents, "Image upload". */
const IMAGE_ENDINGS = ['jpg', 'jpeg', 'png', 'svg', 'webp', 'gif'];

/** For a file input's `accept`. */
export const IMAGE_ACCEPT = IMAGE_ENDINGS.map((ending) => `.${ending}`).join(',');

/** Whether a file is a picture, by its name: what is in it, the image service looks at. */
export const isImageName = (name: string): boolean =>
  IMAGE_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`));

/** Said beside the contract's word for what is no picture. */
export const IMAGES_ONLY = 'Upload Images Only !';
