import { createHash } from 'node:crypto';

/** The part of a webpack compilation that its name is computed from. */
interface Compilation {
  hash?: string | null | undefined;
  readonly getAssets: () => readonly {
    readonly name: string;
    readonly source: { readonly buffer: () => Buffer };
  }[];
}

interface Compiler {
  readonly hooks: {
    readonly emit: {
      readonly tap: (name: string, act: (compilation: Compilation) => void) => void;
    };
  };
}

const LENGTH = 8;

/**
 * A webpack plugin that names a compilation by the names and the content of its files. Each page contains that name,
 * and a browser that finds another one loads the page anew. The name that webpack computes also depends on its cache:
 * the same site, built in another checkout, would differ in every page.
 */
export const compilationName = {
  apply: ({ hooks }: Compiler): void => {
    hooks.emit.tap('compilation-name', (compilation) => {
      const hash = createHash('sha256');
      for (const { name, source } of compilation
        .getAssets()
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
        const content = source.buffer();
        hash.update(`${name}\0${String(content.length)}\0`).update(content);
      }
      compilation.hash = hash.digest('hex').slice(0, LENGTH);
    });
  },
};
