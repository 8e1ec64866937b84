import { route } from '../contract/route';
import type { ContractRoute } from '../contract/route';
import { success } from '../openapi/answers';
import { answered, count, described, instant, orNull } from '../openapi/json';
import type { JsonSchema } from '../openapi/json';
import { buildSite, findPublisherState } from './calls';

const BUILD = answered({
  what: { type: 'string', enum: ['build', 'rollback'] },
  endedAt: instant,
  seconds: { type: 'number', minimum: 0 },
  error: described({ type: ['string', 'null'] }, 'Why it failed; null where it did not.'),
});

const SWEEP = answered({
  endedAt: instant,
  pages: count,
  mended: described(count, 'Pages that were not as the CMS has them, and are now.'),
  error: described({ type: ['string', 'null'] }, 'What cut it off; null where nothing did.'),
});

const LAG = answered({
  revision: described(count, 'Of the last write.'),
  changes: described(count, 'Writes that are not on the pages yet.'),
  since: described(orNull(instant), 'When the first of them was; null where there is none.'),
});

const ROLLBACK = answered({
  release: described(count, 'The release whose code and texts stand.'),
  builtAt: instant,
  since: instant,
});

const STATUS: JsonSchema = answered({
  revision: described(count, 'Everything written up to it is on the pages.'),
  pages: described(count, 'The same without regard to what needs a build.'),
  behind: described(orNull(LAG), 'Null where the CMS does not answer the publisher.'),
  release: count,
  rollback: described(
    orNull(ROLLBACK),
    'Stands until the next build; null where none is in force.',
  ),
  running: { type: 'string', enum: ['nothing', 'pages', 'build'] },
  shiftedLists: described(count, 'Lists whose further pages are yet to be renewed.'),
  lastBuild: orNull(BUILD),
  lastSweep: orNull(SWEEP),
  error: described({ type: ['string', 'null'] }, 'What keeps the pages from being renewed.'),
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
      answer: answered({
        publisher: orNull(STATUS),
        revision: described(count, 'The revision of the last write.'),
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
      answer: success(),
      refusals: ['errorNoPublisher'],
    },
  }),
];
