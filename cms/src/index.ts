import type { Core } from '@strapi/strapi';
import { CUSTOM_FIELDS } from './custom-fields';
import { readEnv } from './env';
import { endDrawing } from './images/drawing/pool';
import { followLibrary } from './images/library';
import { keepOnDisk } from './images/storage/on-disk';
import { closeLimits, openLimits } from './limits';
import { keepPanel, preparePanel } from './panel';
import { closeFetching, closePluginCalls } from './plugin-calls';
import { keepWebhook } from './publisher/webhook';
import { mendHeaders } from './requests/headers';
import { sweepIncoming } from './requests/sweep-incoming';
import { holdRules } from './rules';
import { assertNoSample, fillSample } from './sample';
import { keepSiteToken } from './site-token';
import { endStartTurn, takeStartTurn } from './start-turn';

export default {
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const env = readEnv();
    await takeStartTurn(env);
    strapi.customFields.register([...CUSTOM_FIELDS]);
    closePluginCalls(strapi);
    closeFetching(strapi);
    mendHeaders(strapi);
    preparePanel(strapi);
    holdRules(strapi);
    followLibrary(strapi);
    keepOnDisk(strapi, env);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const env = readEnv();
    if (env.appEnv === 'production') await assertNoSample(strapi);
    await keepSiteToken(strapi, env.secrets.SITE_TOKEN);
    await sweepIncoming(env.incomingDir);
    await openLimits(strapi, env);
    await keepPanel(strapi);
    await keepWebhook(strapi, env);
    if (env.sampleContent) await fillSample(strapi, env.samplePassword);
    await endStartTurn();
  },

  async destroy(): Promise<void> {
    endDrawing();
    closeLimits();
    await endStartTurn();
  },
};
