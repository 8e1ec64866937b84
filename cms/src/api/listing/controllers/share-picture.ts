import type { Context } from 'koa';
import { areaOf, callOf } from '../../../http/call';
import { notFound, tooMany } from '../../../http/errors';
import { MINUTE, RateLimit } from '../../../http/rate-limit';
import { shareVersion } from '../../../domain';
import type { Area, Kind, Shared } from '../../../domain';
import { picturesOf } from '../../../media/pictures';
import { sharePicture } from '../../../media/share-pictures';
import { LISTING_UIDS } from '../../../uids';
import { tableOf } from '../services/rows';
import { storedListing } from '../services/stored';

/** Source: docs/contract.md, "Share pictures". */
const ofAddress = new RateLimit('share picture', () => 60, MINUTE);

const HEADERS = {
  'Cache-Control': 'public, max-age=3600',
  // Other sites show the picture beside a link.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** What the share picture of a public listing shows. @throws 404 without a number or a picture, too */
async function sharedOf(area: Area, kind: Kind, id: string): Promise<Shared> {
  const row = await storedListing(strapi, kind, area, id, { isActiveOnly: true });
  const number = row[tableOf(strapi, kind).column('reraNumber')];
  const pictures = await picturesOf(strapi, LISTING_UIDS[kind], 'images', [row.id]);
  const [cover] = pictures.get(row.id) ?? [];
  if (typeof number !== 'string' || number === '' || !cover) throw notFound();
  return { cover: cover.path, number };
}

/** `GET /api/{area}/Prop…SharePicture/{id}`: the cover with the RERA number, for whoever asks. @throws 404, 429, 503 */
export async function sendSharePicture(ctx: Context, kind: Kind): Promise<void> {
  const { param, address } = await callOf(ctx, 'json');
  const shared = await sharedOf(areaOf(ctx), kind, param('id'));
  const etag = `"${shareVersion(shared)}"`;
  ctx.status = 200;
  ctx.set({ ETag: etag });
  if (!ctx.fresh) {
    const seconds = await ofAddress.count(address);
    if (seconds !== undefined) throw tooMany(seconds);
    ctx.body = await sharePicture(strapi, shared);
    ctx.type = 'image/jpeg';
  } else ctx.status = 304;
  ctx.set(HEADERS);
}
