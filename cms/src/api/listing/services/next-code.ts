import type { Core } from '@strapi/strapi';
import { nextNumber } from '../../../documents/counters';
import { codePrefix } from '../../../domain';
import type { Area, Kind } from '../../../domain';

const FIRST = 1001;

/** The next listing codes of an area and kind, such as `DWK-R-1042`: short, easy to say, never used twice. */
export async function nextCodes(
  strapi: Core.Strapi,
  area: Area,
  kind: Kind,
  amount: number,
): Promise<readonly string[]> {
  const prefix = codePrefix(area, kind);
  const last = await nextNumber(strapi, `code ${prefix}`, FIRST, amount);
  return Array.from({ length: amount }, (_, at) => `${prefix}-${String(last - amount + 1 + at)}`);
}
