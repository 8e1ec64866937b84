/** The accepted file endings. Source: docs/contract.md, "Images". */
const IMAGE_ENDINGS = ['jpg', 'jpeg', 'png', 'svg', 'webp', 'gif'];

/** The value of `accept` for file inputs. */
export const IMAGE_ACCEPT = IMAGE_ENDINGS.map((ending) => `.${ending}`).join(',');

/** Whether a file is a picture by its name. The image service checks the content. */
export const isImageName = (name: string): boolean =>
  IMAGE_ENDINGS.some((ending) => name.toLowerCase().endsWith(`.${ending}`));

/** The message for a file that is not a picture, in addition to the API's message. */
export const IMAGES_ONLY = 'Upload Images Only !';
