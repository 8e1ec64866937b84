import { isHashed } from '../lib/hashed-name';

/** What is uploaded before what: whoever sees a page finds all that it asks for. */
const STAGES: readonly ((file: string) => boolean)[] = [
  isHashed,
  (file) => file.startsWith('page-data/'),
  (file) => !file.endsWith('.html') && !/^(?:sitemap.*\.xml|robots\.txt)$/.test(file),
  (file) => file.endsWith('.html'),
  () => true,
];

/** The files in the stages that they are uploaded in; what is gone is taken away in the contrary order. */
export const groupByStage = (files: readonly string[]): string[][] =>
  STAGES.map((_, stage) => files.filter((file) => STAGES.findIndex((is) => is(file)) === stage));
