import type { Core } from '@strapi/strapi';
import { CUSTOM_FIELDS } from './panel/custom-fields';
import { readEnv } from './settings/env';
import { stopImageWorkers } from './media/processing/worker-pool';
import { logLibraryChanges } from './media/library-changes';
import { syncUploadsToDisk } from './media/storage/sync-to-disk';
import { closeRateLimits, openRateLimits } from './http/rate-limits';
import { syncPanel, preparePanel } from './panel';
import { disableUploadFromUrls, disablePluginRoutes } from './content-api/plugin-routes';
import { syncWebhook } from './api/publisher/services/webhook';
import { registerMiddlewares } from './app/middlewares';
import { WRITE_HOOKS } from './app/write-hooks';
import { OTHER_ROUTES } from './app/served-routes';
import { patchStrapiMiddlewares } from './http/strapi-middlewares';
import { strapiRouter } from './http/strapi-router';
import { removeStaleFiles } from './http/remove-stale-files';
import { registerWriteRules } from './documents/write-rules';
import { assertNoSample, addSampleContent } from './sample';
import { syncSiteToken } from './content-api/site-token';
import { releaseStartupLock, acquireStartupLock } from './database/startup-lock';

export default {
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const env = readEnv();
    await acquireStartupLock(env);
    strapi.customFields.register([...CUSTOM_FIELDS]);
    disablePluginRoutes(strapi);
    disableUploadFromUrls(strapi);
    registerMiddlewares(strapi);
    patchStrapiMiddlewares(strapi);
    strapi.server.routes(strapiRouter(OTHER_ROUTES) as never);
    preparePanel(strapi);
    registerWriteRules(strapi, WRITE_HOOKS);
    logLibraryChanges(strapi);
    syncUploadsToDisk(strapi, env);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const env = readEnv();
    if (env.appEnv === 'production') await assertNoSample(strapi);
    await syncSiteToken(strapi, env.secrets.SITE_TOKEN);
    await removeStaleFiles(env.incomingDir);
    await openRateLimits(strapi, env);
    await syncPanel(strapi);
    await syncWebhook(strapi, env);
    if (env.sampleContent) await addSampleContent(strapi, env.samplePassword);
    await releaseStartupLock();
  },

  async destroy(): Promise<void> {
    stopImageWorkers();
    closeRateLimits();
    await releaseStartupLock();
  },
};
