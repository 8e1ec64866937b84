import { isArea, isAddressable, KINDS, TAP_CHANNELS } from '../../../domain';
import type { FieldErrors } from '../../../domain';
import type { Body, Call } from '../../../http/call';
import { invalid } from '../../../http/errors';
import { MemoryLimit } from '../../../http/memory-limit';
import { isRobot } from '../services/robots';
import { addTap } from '../services/counts';
import type { Tap } from '../services/counts';

/** Source of the window: docs/contract.md, "Taps". */
const ofAddress = new MemoryLimit((limits) => limits.taps, 60);

/** @throws 400 */
function readTap(body: Body): Tap {
  const { channel: sentChannel, area: sentArea, kind: sentKind, listing: sentListing } = body;
  const errors: Record<string, string> = {};
  const channel = TAP_CHANNELS.find((one) => one === sentChannel);
  const kind = KINDS.find((one) => one === sentKind);
  const listing =
    typeof sentListing === 'string' && isAddressable(sentListing) ? sentListing : undefined;
  const hasListing = sentListing !== undefined || channel === 'View';
  if (!channel) errors.channel = `channel must be one of: ${TAP_CHANNELS.join(', ')}`;
  if (sentArea !== undefined && !isArea(sentArea)) errors.area = 'There is no such region';
  if (hasListing && listing === undefined) errors.listing = 'listing must be the _id of a listing';
  if (hasListing && !kind) errors.kind = 'kind must name the kind of the listing';
  if (hasListing && sentArea === undefined) errors.area = 'Region is required';
  if (!channel || Object.keys(errors).length > 0) throw invalid(errors as FieldErrors);
  const area = isArea(sentArea) ? sentArea : '';
  return hasListing && listing !== undefined && kind
    ? { channel, area, kind, listing }
    : { channel, area, kind: '', listing: '' };
}

/** `POST /api/Tap`: counted later, so that the answer waits for no write. */
export async function countTap({ body, address, userAgent }: Call): Promise<null> {
  const tap = readTap(body);
  if (isRobot(userAgent)) return null;
  await ofAddress.count(address);
  addTap(strapi, tap);
  return null;
}
