import type { Picture } from '../../domain';

/** Returns the path of a rendition. It is stored beside its picture, with its width in the name. */
export function renditionPath(path: string, width: number): string {
  const slash = path.lastIndexOf('/') + 1;
  return `${path.slice(0, slash)}w${String(width)}_${path.slice(slash)}`;
}

/** The `srcset` attribute of a picture: all renditions, then the picture itself. */
export const srcSetOf = ({ path, width, widths }: Picture): string =>
  [
    ...widths.map((one) => `${renditionPath(path, one)} ${String(one)}w`),
    `${path} ${String(width)}w`,
  ].join(', ');
