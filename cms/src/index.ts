import type { Core } from '@strapi/strapi';
import { CUSTOM_FIELDS } from './panel/custom-fields';
import { readEnv } from './settings/env';
import { openImageWorkers, stopImageWorkers } from './media/processing/worker-pool';
import { logLibraryChanges } from './media/library-changes';
import { syncUploadsToDisk } from './media/storage/sync-to-disk';
import { closeRateLimits, openRateLimits } from './http/rate-limit';
import { syncPanel, preparePanel } from './panel';
import { reportMissingUser } from './panel/first-user';
import { disableUnusedPanelRoutes, disablePluginRoutes } from './content-api/plugin-routes';
import { syncBrand, syncBrandOnChange } from './api/landing/services/brand';
import { beginPriceHistories } from './api/listing/services/prices';
import { storeTaps } from './api/tap/services/counts';
import { countEnquiries } from './api/enquiry/services/totals';
import { notificationMetrics } from './api/notification/services/counts';
import { startWorker, stopWorker } from './api/notification/services/worker';
import { syncWebhook } from './api/publisher/services/webhook';
import { jobsOf } from './app/jobs';
import { registerMiddlewares } from './app/middlewares';
import { WRITE_HOOKS } from './app/write-hooks';
import { RESOURCES } from './app/resources';
import { OTHER_ROUTES, ROUTE_TABLE } from './app/routes';
import { addMetrics } from './metrics/routes';
import { patchStrapiMiddlewares } from './http/strapi-middlewares';
import { strapiRouter } from './http/strapi-router';
import { removeStaleFiles } from './http/remove-stale-files';
import { storeRefusals } from './documents/audit-trail';
import { settleDocuments } from './api/listing-document/services/stored-documents';
import { settleBin } from './documents/bin';
import { startJobs } from './documents/jobs';
import { registerResources } from './documents/resource';
import { registerWriteRules } from './documents/write-rules';
import { assertNoSample, addSampleContent } from './sample';
import { syncSiteToken } from './content-api/site-token';
import { releaseStartupLock, acquireStartupLock } from './database/startup-lock';

let stopJobs = (): Promise<void> => Promise.resolve();

export default {
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const env = readEnv();
    await acquireStartupLock(env);
    registerResources(RESOURCES);
    strapi.customFields.register([...CUSTOM_FIELDS]);
    disablePluginRoutes(strapi);
    disableUnusedPanelRoutes(strapi);
    registerMiddlewares(strapi);
    patchStrapiMiddlewares(strapi, ROUTE_TABLE);
    strapi.server.routes(strapiRouter(OTHER_ROUTES) as never);
    syncBrandOnChange(strapi);
    preparePanel(strapi, RESOURCES);
    registerWriteRules(strapi, WRITE_HOOKS);
    logLibraryChanges(strapi);
    syncUploadsToDisk(strapi, env);
    addMetrics(() => notificationMetrics(strapi, Date.now()));
    openImageWorkers(env.imageSeconds, (message) => strapi.log.error(message));
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    const env = readEnv();
    if (env.appEnv === 'production') await assertNoSample(strapi);
    await syncSiteToken(strapi, env.secrets.SITE_TOKEN);
    await removeStaleFiles(env.incomingDir);
    await openRateLimits(strapi, env);
    await syncPanel(strapi, RESOURCES);
    await syncBrand(strapi);
    await syncWebhook(strapi, env);
    await beginPriceHistories(strapi);
    if (env.sampleContent) await addSampleContent(strapi, env.samplePassword);
    await countEnquiries(strapi);
    await reportMissingUser(strapi);
    await settleBin(strapi);
    await settleDocuments(strapi, Date.now());
    stopJobs = startJobs(strapi, jobsOf(strapi, env));
    await releaseStartupLock();
    startWorker(strapi);
  },

  async destroy({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await stopWorker();
    await stopJobs();
    await storeTaps(strapi);
    await storeRefusals(strapi);
    stopImageWorkers();
    await closeRateLimits();
    await releaseStartupLock();
  },
};
