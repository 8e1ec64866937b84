import type { Picture } from '../domain';

/** A row of Strapi's media library. */
export interface Media {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly formats: object | string | null;
  readonly placeholder: string | null;
}

const RENDITION = /^w(\d+)$/;

/** The widths of a picture's renditions in pixels, ascending. */
export function widthsOf(formats: Media['formats']): number[] {
  const parsed = (typeof formats === 'string' ? JSON.parse(formats) : formats) as object | null;
  return Object.keys(parsed ?? {})
    .flatMap((name) => RENDITION.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
}

/** A media row as the API returns it. Source: docs/contract.md, "Images". */
export const pictureOf = (media: Media): Picture => ({
  path: media.url,
  width: media.width ?? 0,
  height: media.height ?? 0,
  widths: widthsOf(media.formats),
  placeholder: media.placeholder ?? '',
});
