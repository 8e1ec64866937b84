import type { Core } from '@strapi/strapi';
import { nextNumber } from '../../../documents/counters';
import { codePrefix } from '../../../domain';
import type { Area, Kind } from '../../../domain';

const FIRST = 1001;

/** The next listing code of an area and kind, `DWK-R-1042`: short, sayable, never given twice. */
export async function nextCode(strapi: Core.Strapi, area: Area, kind: Kind): Promise<string> {
  const prefix = codePrefix(area, kind);
  return `${prefix}-${String(await nextNumber(strapi, `code ${prefix}`, FIRST))}`;
}
