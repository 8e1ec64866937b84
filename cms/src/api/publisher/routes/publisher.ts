import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { successResponse } from '../../../openapi/response-schemas';
import { responseObject, count, withDescription, instant, nullable } from '../../../openapi/json';
import type { JsonSchema } from '../../../openapi/json';
import { buildSite, findPublisherState } from '../controllers/publisher';

const BUILD = responseObject({
  what: { type: 'string', enum: ['build', 'rollback'] },
  endedAt: instant,
  seconds: { type: 'number', minimum: 0 },
  error: withDescription({ type: ['string', 'null'] }, 'Why it failed; null where it did not.'),
});

const SWEEP = responseObject({
  endedAt: instant,
  pages: count,
  mended: withDescription(count, 'Pages that were not as the CMS has them, and are now.'),
  error: withDescription({ type: ['string', 'null'] }, 'What cut it off; null where nothing did.'),
});

const LAG = responseObject({
  revision: withDescription(count, 'Of the last write.'),
  changes: withDescription(count, 'Writes that are not on the pages yet.'),
  since: withDescription(
    nullable(instant),
    'When the first of them was; null where there is none.',
  ),
});

const ROLLBACK = responseObject({
  release: withDescription(count, 'The release whose code and texts stand.'),
  builtAt: instant,
  since: instant,
});

const SET_ASIDE = responseObject({
  type: { type: 'string' },
  id: withDescription({ type: 'string' }, 'Empty where the record has none.'),
  reason: { type: 'string' },
  since: instant,
});

const STATUS: JsonSchema = responseObject({
  revision: withDescription(count, 'Everything written up to it is on the pages.'),
  pages: withDescription(count, 'The same without regard to what needs a build.'),
  behind: withDescription(nullable(LAG), 'Null where the CMS does not answer the publisher.'),
  release: count,
  rollback: withDescription(
    nullable(ROLLBACK),
    'Stands until the next build; null where none is in force.',
  ),
  running: { type: 'string', enum: ['nothing', 'pages', 'build'] },
  shiftedLists: withDescription(count, 'Lists whose further pages are yet to be renewed.'),
  lastBuild: nullable(BUILD),
  lastSweep: nullable(SWEEP),
  setAside: withDescription(
    responseObject({ count, records: { type: 'array', items: SET_ASIDE } }),
    'Records that pages cannot be made of: they are left out, and tried again.',
  ),
  error: withDescription({ type: ['string', 'null'] }, 'What keeps the pages from being renewed.'),
});

const forOwners = { who: 'publish the site' } as const;

export const PUBLISHER_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'GET',
    path: '/PublisherState',
    ...forOwners,
    handle: findPublisherState,
    describes: {
      summary: 'How the published site is',
      notes: '`publisher` is null where none answers.',
      answer: responseObject({
        publisher: nullable(STATUS),
        revision: withDescription(count, 'The revision of the last write.'),
        lastBackup: withDescription(
          nullable(instant),
          'The time of the last backup; null before the first one.',
        ),
      }),
    },
  }),
  route({
    method: 'POST',
    path: '/PublisherBuild',
    ...forOwners,
    handle: buildSite,
    describes: {
      summary: 'Has the site built and published anew',
      notes: 'It goes on in the background.',
      answer: successResponse(),
      refusals: ['errorNoPublisher'],
    },
  }),
];

export default strapiRouter(PUBLISHER_ROUTES);
