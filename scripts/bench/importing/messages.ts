import type { Area } from '../../lib/domain';

/** The first request to the import program: it opens the CMS's database. */
export interface OpenJob {
  readonly call: 'open';
  readonly settings: Readonly<Record<string, string>>;
  readonly area: Area;
}

/** The further requests: a file, as `npm run import` takes it. */
export interface ImportJob {
  readonly call: 'import';
  readonly file: string;
  readonly report: string;
  /** The column that names a listing. */
  readonly key?: string;
}

/** What an import took. */
export interface ImportResult {
  readonly rows: number;
  readonly written: number;
  /** Without the start of the CMS's program. */
  readonly seconds: number;
}
