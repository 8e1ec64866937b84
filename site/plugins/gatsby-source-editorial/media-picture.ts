import type { NodeInput } from 'gatsby';

/** The names of the CMS's renditions, with their widths. */
const RENDITIONS = /^w(\d+)$/;

interface Media {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly formats: Readonly<Record<string, unknown>> | null;
  readonly placeholder?: string;
}

const widthsOf = (formats: Media['formats']): number[] =>
  Object.keys(formats ?? {})
    .flatMap((name) => RENDITIONS.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);

/** Adds the `picture` that pages show to the node of a media. */
export function withPicture(node: NodeInput): NodeInput {
  const { url, width, height, formats, placeholder = '' } = node as NodeInput & Media;
  return {
    ...node,
    picture: {
      path: url,
      width,
      height,
      widths: widthsOf(formats),
      placeholder,
    },
  };
}
