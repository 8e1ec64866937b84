/** Who wrote a version where no name is kept, by the way of the write. Source: docs/contract.md, "History". */
export const UNNAMED_AUTHORS = {
  site: 'A visitor',
  panel: 'A user of the panel',
  import: 'The import',
  job: 'A daily job',
  program: 'A program',
} as const;
