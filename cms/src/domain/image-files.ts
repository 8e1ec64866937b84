/** The accepted file endings. Source: docs/contract.md, "Images". */
const IMAGE_ENDINGS = ['jpg', 'jpeg', 'png', 'svg', 'webp', 'gif'];

/** For a file input's `accept`. */
export const IMAGE_ACCEPT = IMAGE_ENDINGS.map((ending) => `.${ending}`).join(',');

/** Whether a file is a picture, by its name: what is in it, the image service looks at. */
export const isImageName = (name: string): boolean =>
  IMAGE_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`));

/** The message beside the API's word for a file that is no picture. */
export const IMAGES_ONLY = 'Upload Images Only !';
