import type { Core } from '@strapi/strapi';
import {
  areaOfCity,
  attributesOf,
  fromAttributes,
  isArea,
  KIND_FACTS,
  masterFields,
  PAGE_ENDED,
  parseClosing,
  parseListing,
  REGION_LABEL,
  REGIONS,
  requiredMessage,
  statusOfStage,
  toAttributes,
} from '../../../domain';
import type { Area, FieldErrors, Kind, ListingValues, Stage } from '../../../domain';
import { hasEnded } from './closed-pages';
import { AWAITS_IMAGES, awaitImages } from './images-awaited';
import { checkFacts } from './checks';
import { nextCodes } from './next-code';
import { pastTimes, publicationFacts } from './publication-facts';
import { termsFor } from './rera';
import { MASTER_UIDS } from '../../../uids';
import type { WriteRule } from '../../../documents/write-rules';
import { nameKey } from '../../master/services/write-rule';
import { validationError, valueOrThrow } from '../../../documents/validation-error';

type Data = Readonly<Record<string, unknown>>;

interface StoredMaster {
  readonly name: string;
}

/** Locality and project must be in the area's master lists. An edit can keep the stored values. */
async function checkMasters(
  strapi: Core.Strapi,
  kind: Kind,
  area: Area,
  values: ListingValues,
  current: Data | undefined,
): Promise<void> {
  const faults: Record<string, string> = {};
  for (const [field, master] of masterFields(kind)) {
    const name = values[field];
    if (typeof name !== 'string' || name === current?.[field]) continue;
    const listed = (await strapi.db.query(MASTER_UIDS[master]).findOne({
      select: ['name'],
      where: { area, nameKey: nameKey(name) },
    })) as StoredMaster | null;
    if (listed?.name !== name)
      faults[field] = `${name} is not in the list of ${REGIONS[area].label}`;
  }
  if (Object.keys(faults).length > 0) throw validationError(faults);
}

function areaOf(data: Data, current: Data | undefined): Area {
  const area = data.area ?? areaOfCity(data.city) ?? current?.area;
  if (!isArea(area)) throw validationError({ area: requiredMessage(REGION_LABEL) });
  return area;
}

/**
 * The data to store for a listing with valid values.
 * @param sent the written attributes; `stored` the attributes before, for an edit
 * @throws ValidationError for faulty facts of a closing
 */
export function listingData(
  kind: Kind,
  area: Area,
  values: ListingValues,
  sent: Data,
  stored?: Data,
): Data {
  const wanted = values.stage as Stage;
  // A listing with a time to become public waits for that, and not for images.
  const { stage, ...awaiting } =
    values.publicFrom === null
      ? awaitImages(sent, stored, wanted)
      : { stage: wanted, [AWAITS_IMAGES]: false };
  const staged = { ...values, stage, [KIND_FACTS[kind].statusField]: statusOfStage(stage) };
  const closing = valueOrThrow(parseClosing(stage, sent, stored));
  return {
    ...toAttributes(kind, area, staged),
    ...awaiting,
    ...checkFacts(kind, sent, stored, stage),
    ...closing,
    [PAGE_ENDED]: closing.closedOn !== null && stored?.[PAGE_ENDED] === true,
    ...publicationFacts(kind, values, stored, stage),
  };
}

/** The API's rules for a property. Code, search columns and city are computed here, never sent. */
export const listingRule =
  (kind: Kind): WriteRule =>
  async ({ strapi, data, stored }) => {
    const area = areaOf(data, stored);
    const current = stored && fromAttributes(kind, stored);
    // A draft that waits for images goes public without another edit.
    const isWhole = stored?.[AWAITS_IMAGES] === true;
    const sent = fromAttributes(kind, data);
    const rera = await termsFor(strapi, sent, current ?? {});
    const outcome = parseListing(kind, area, sent, current, { isWhole, rera });
    // The panel shows an error beside the attribute with its name.
    if (!outcome.ok) throw validationError(attributesOf(kind, outcome.errors) as FieldErrors);
    const past = pastTimes(kind, outcome.value, current, Date.now());
    if (Object.keys(past).length > 0) throw validationError(past);
    await checkMasters(strapi, kind, area, outcome.value, current);
    const code = stored?.code ?? (await nextCodes(strapi, area, kind, 1))[0];
    const written = listingData(kind, area, outcome.value, data, stored);
    return { ...written, code, [PAGE_ENDED]: await hasEnded(strapi, written.closedOn) };
  };
