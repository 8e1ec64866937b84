import type { Listing } from '../../../domain';

/** Whether the public has the listing's page. Nobody else can open the page of a draft or of a withdrawn listing. */
export const isPublic = ({ stage }: Listing): boolean => stage !== 'Draft' && stage !== 'Withdrawn';
