import type { Core } from '@strapi/strapi';
import { CUSTOM_FIELDS } from './panel/custom-fields';
import { readEnv } from './env';
import { stopImageWorkers } from './media/processing/worker-pool';
import { logLibraryChanges } from './media/library-changes';
import { syncUploadsToDisk } from './media/storage/sync-to-disk';
import { closeLimits, openLimits } from './limits';
import { syncPanel, preparePanel } from './panel';
import { disableUploadFromUrls, disablePluginRoutes } from './content-api/plugin-routes';
import { keepWebhook } from './publisher/webhook';
import { mendHeaders } from './requests/headers';
import { sweepIncoming } from './requests/sweep-incoming';
import { holdRules } from './rules';
import { assertNoSample, fillSample } from './sample';
import { syncSiteToken } from './content-api/site-token';
import { releaseStartupLock, acquireStartupLock } from './database/startup-lock';

export default {
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const env = readEnv();
    await acquireStartupLock(env);
    strapi.customFields.register([...CUSTOM_FIELDS]);
    disablePluginRoutes(strapi);
    disableUploadFromUrls(strapi);
    mendHeaders(strapi);
    preparePanel(strapi);
    holdRules(strapi);
    logLibraryChanges(strapi);
    syncUploadsToDisk(strapi, env);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const env = readEnv();
    if (env.appEnv === 'production') await assertNoSample(strapi);
    await syncSiteToken(strapi, env.secrets.SITE_TOKEN);
    await sweepIncoming(env.incomingDir);
    await openLimits(strapi, env);
    await syncPanel(strapi);
    await keepWebhook(strapi, env);
    if (env.sampleContent) await fillSample(strapi, env.samplePassword);
    await releaseStartupLock();
  },

  async destroy(): Promise<void> {
    stopImageWorkers();
    closeLimits();
    await releaseStartupLock();
  },
};
