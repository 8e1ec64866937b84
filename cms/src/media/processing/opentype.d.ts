// The package has no types. Those of DefinitelyTyped declare a browser's globals for the whole CMS.
declare module 'opentype.js' {
  interface Path {
    /** The data of an SVG path. */
    toPathData: (decimals: number) => string;
  }
  export interface Font {
    /** The width of a text in pixels. */
    getAdvanceWidth: (text: string, size: number) => number;
    /** @param y the place of the baseline */
    getPath: (text: string, x: number, y: number, size: number) => Path;
  }
  export function parse(file: ArrayBufferLike): Font;
}
