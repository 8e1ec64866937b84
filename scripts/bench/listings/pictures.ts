/** Rows of Strapi's tables for pictures that are nowhere: nothing here asks for the files themselves. */

export const PICTURES = 100;
const OF_A_LISTING = 3;
const WIDTHS = [320, 640, 960] as const;
const EXT = '.webp';
const PLACEHOLDER = `data:image/webp;base64,${'A'.repeat(160)}`;

const facts = (hash: string, width: number) => ({
  ...{ name: `${hash}${EXT}`, hash, ext: EXT, mime: 'image/webp', size: width / 10 },
  ...{ url: `/uploads/${hash}${EXT}`, width, height: Math.round(width * 0.6) },
});

/** A row of the media library. */
export function pictureFile(n: number): Readonly<Record<string, unknown>> {
  const hash = `bench_${String(n)}`;
  const formats = WIDTHS.map((width) => {
    const key = `w${String(width)}`;
    return [key, facts(`${key}_${hash}`, width)] as const;
  });
  return {
    ...{ id: n + 1, document_id: hash, provider: 'local', placeholder: PLACEHOLDER },
    ...facts(hash, 1280),
    formats: JSON.stringify(Object.fromEntries(formats)),
  };
}

/** The rows that give a listing its pictures. */
export const picturesOf = (rowId: number): readonly Readonly<Record<string, unknown>>[] =>
  Array.from({ length: OF_A_LISTING }, (_, at) => ({
    file_id: ((rowId + at * 31) % PICTURES) + 1,
    related_id: rowId,
    related_type: 'api::propresi.propresi',
    field: 'images',
    order: at + 1,
  }));
