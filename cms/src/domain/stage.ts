import { SALE_PURPOSES } from './listings';
import type { ListingStatus, Purpose } from './listings';

/** Where a listing stands in its life. The contract's status follows from it. Source: docs/contract.md, "Stages". */
export const STAGES = ['Draft', 'Available', 'On hold', 'Closed', 'Withdrawn'] as const;
export type Stage = (typeof STAGES)[number];

/** The status of a listing at a stage: the public sees active listings only. */
export const statusOfStage = (stage: Stage): ListingStatus =>
  stage === 'Available' || stage === 'On hold' ? 'active' : 'inactive';

/**
 * The stage of a listing whose status is set alone.
 * @param before the stage until now: it stays if it has that status already
 */
export function stageOfStatus(status: ListingStatus, before?: Stage): Stage {
  if (before !== undefined && statusOfStage(before) === status) return before;
  return status === 'active' ? 'Available' : 'Withdrawn';
}

/** The stage in words: a closed listing is sold or rented, by its purpose. */
export function stageText(stage: Stage, purpose: string): string {
  if (stage !== 'Closed') return stage;
  return SALE_PURPOSES.includes(purpose as Purpose) ? 'Sold' : 'Rented';
}
