import { masterList } from '../../../calls/masters';
import { KIND_FACTS } from '../../../domain';
import type { Area, FieldName, Kind } from '../../../domain';

/** What may be chosen for the fields that take their values from a region's master lists. */
export type MasterOptions = Readonly<Partial<Record<FieldName, readonly string[]>>>;

/**
 * The master lists that searches of one kind of property choose from.
 * @throws ApiError
 */
export async function mastersOf(
  area: Area,
  kind: Kind,
  signal: AbortSignal,
): Promise<MasterOptions> {
  const [locality, projectName] = await Promise.all([
    masterList(area, 'locality', signal),
    masterList(area, KIND_FACTS[kind].projectMaster, signal),
  ]);
  return { locality, projectName };
}
