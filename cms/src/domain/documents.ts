import { IMAGE_ACCEPT } from './image-files';

/** The maximum number of private documents of a listing. Source: docs/contract.md, "Documents". */
export const DOCUMENTS_OF_LISTING = 20;

/** The value of `accept` for the input of a document. */
export const DOCUMENT_ACCEPT = `.pdf,${IMAGE_ACCEPT}`;
