import { serveRequests } from '../program';
import { addSampleContent, addTexts } from '../sample';
import { readEnv } from '../settings/env';

/** The program that `npm run seed` starts. `textsOnly`: adds the texts, else all sample content. */
serveRequests((strapi, { textsOnly }: { readonly textsOnly: boolean }) =>
  textsOnly ? addTexts(strapi) : addSampleContent(strapi, readEnv().samplePassword),
);
