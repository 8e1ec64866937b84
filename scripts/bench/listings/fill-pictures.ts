import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { random } from '../../lib/random';
import { onDatabase } from './fill';

const BATCH = 300;
/** Higher than the ids of the pictures of the texts. */
const FIRST_ID = 1000;
const FIRST_DAY = Date.UTC(2024, 0, 1);
/** The size of a picture and of its smallest rendition, as for the photos of a listing. */
const PICTURE_BYTES = 16_384;
const RENDITION_BYTES = 4096;

const fileOf = (hash: string, bytes: number) => ({
  ...{ hash, ext: '.webp', mime: 'image/webp', url: `/uploads/${hash}.webp` },
  ...{ size: bytes / 1000, width: 320, height: 240, name: `${hash}.webp` },
});

/** The row of a picture with one rendition. */
function rowOf(n: number) {
  const hash = `bench_${String(n)}`;
  const rendition = { ...fileOf(`w320_${hash}`, RENDITION_BYTES), sizeInBytes: RENDITION_BYTES };
  return {
    ...{ id: FIRST_ID + n, document_id: `file${String(n).padStart(20, '0')}`, provider: 'local' },
    ...fileOf(hash, PICTURE_BYTES),
    ...{ formats: JSON.stringify({ w320: rendition }), folder_path: '/' },
    ...{ created_at: FIRST_DAY, updated_at: FIRST_DAY, published_at: FIRST_DAY },
  };
}

/** Writes the files of a picture. They contain any bytes, because nothing decodes them. */
function writeFiles(folder: string, n: number): void {
  const { int } = random(`picture ${String(n)}`);
  const bytes = Buffer.alloc(PICTURE_BYTES, Buffer.from([int(0, 255), int(0, 255), int(0, 255)]));
  writeFileSync(join(folder, `bench_${String(n)}.webp`), bytes);
  writeFileSync(join(folder, `w320_bench_${String(n)}.webp`), bytes.subarray(0, RENDITION_BYTES));
}

/**
 * Gives each listing of a stopped CMS the same number of pictures. It writes rows and files directly, because the
 * processing of uploads would take an hour.
 * @param uploads the folder of the stored pictures
 */
export async function fillPictures(
  database: string,
  uploads: string,
  { listings, each }: { readonly listings: number; readonly each: number },
): Promise<void> {
  mkdirSync(uploads, { recursive: true });
  const numbers = Array.from({ length: listings * each }, (_, n) => n);
  const relationOf = (n: number) => ({
    ...{ file_id: FIRST_ID + n, related_id: Math.floor(n / each) + 1, order: (n % each) + 1 },
    ...{ related_type: 'api::propresi.propresi', field: 'images' },
  });
  await onDatabase(database, (own) =>
    own.transaction(async (trx) => {
      await trx.batchInsert('files', numbers.map(rowOf), BATCH);
      await trx.batchInsert('files_related_mph', numbers.map(relationOf), BATCH);
    }),
  );
  for (const n of numbers) writeFiles(uploads, n);
}
