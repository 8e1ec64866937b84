import type { Picture } from '../../domain';

/** The address of a rendition: it lies beside its picture, named by its width. */
export function renditionPath(path: string, width: number): string {
  const slash = path.lastIndexOf('/') + 1;
  return `${path.slice(0, slash)}w${String(width)}_${path.slice(slash)}`;
}

/** Every size of a picture for the `srcset` attribute, the picture itself last. */
export const srcSetOf = ({ path, width, widths }: Picture): string =>
  [
    ...widths.map((one) => `${renditionPath(path, one)} ${String(one)}w`),
    `${path} ${String(width)}w`,
  ].join(', ');
