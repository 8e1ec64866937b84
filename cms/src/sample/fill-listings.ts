import type { Core } from '@strapi/strapi';
import { AREAS, KIND_FACTS, KINDS, toAttributes } from '../domain';
import type { Area, Master } from '../domain';
import { LISTING_UIDS, MASTER_UIDS } from '../uids';
import { PROJECTS, sampleListings } from './content/listings';
import type { SampleListing } from './content/listings';
import { LOCALITIES } from './content/localities';
import { storeDrawn } from './drawn-pictures';
import { create, isThere } from './records';

/** Listings whose pictures are drawn at the same time. */
const AT_ONCE = 4;

async function fillMaster(
  strapi: Core.Strapi,
  master: Master,
  area: Area,
  names: readonly string[],
) {
  for (const name of names) {
    if (!(await isThere(strapi, MASTER_UIDS[master], { area, name }))) {
      await create(strapi, MASTER_UIDS[master], { area, name });
    }
  }
}

/** Localities and project names of both regions. */
export async function fillMasters(strapi: Core.Strapi): Promise<void> {
  for (const area of AREAS) {
    await fillMaster(strapi, 'locality', area, LOCALITIES[area]);
    for (const kind of KINDS) {
      const names = PROJECTS[area][kind].map(({ name }) => name);
      await fillMaster(strapi, KIND_FACTS[kind].projectMaster, area, names);
    }
  }
  strapi.log.info('Sample content: localities and project names are there');
}

const draw = (strapi: Core.Strapi, { key, pictures }: SampleListing) =>
  Promise.all(
    pictures.map((picture, index) =>
      storeDrawn(strapi, `${key}-${String(index + 1)}`.toLowerCase(), picture),
    ),
  );

/** A listing is known by its description, which no two share. */
async function missing(strapi: Core.Strapi, listings: readonly SampleListing[]) {
  const stored = await Promise.all(
    listings.map(({ area, kind, values: { description } }) =>
      isThere(strapi, LISTING_UIDS[kind], { area, description }),
    ),
  );
  return listings.filter((_, index) => !stored[index]);
}

/** The listings with their pictures, oldest first. */
export async function fillListings(strapi: Core.Strapi): Promise<void> {
  const listings = await missing(strapi, sampleListings(new Date()));
  for (let from = 0; from < listings.length; from += AT_ONCE) {
    const some = listings.slice(from, from + AT_ONCE);
    const images = await Promise.all(some.map((listing) => draw(strapi, listing)));
    for (const [index, { area, kind, values }] of some.entries()) {
      const data = { ...toAttributes(kind, area, values), images: images[index] ?? [] };
      await create(strapi, LISTING_UIDS[kind], data);
    }
    if (from % (AT_ONCE * 5) === 0) {
      strapi.log.info(
        `Sample content: ${String(from + some.length)} of ${String(listings.length)} listings`,
      );
    }
  }
  strapi.log.info('Sample content: the listings are there');
}
