import { wakeSecret } from '../../cms/src/settings/wake-secret';
import type { Env } from '../../cms/src/settings/env';
import { registerCleanup } from '../lib/cleanup';
import { CmsClient } from '../lib/cms-client';
import { foldersOf } from '../lib/folders';
import { withLock } from '../lib/lock';
import { CmsFeed } from './feed/cms-feed';
import type { PublishRequest } from './follower/build-runner';
import { createControlServer } from './control/control-server';
import { openFollower } from './follower/open-follower';
import type { BuildSite } from './follower/open-release';

/** The feed of the running CMS. */
export const feedOf = (env: Env): CmsFeed =>
  new CmsFeed(new CmsClient(env.cmsInternalUrl, env.secrets.PUBLISHER_TOKEN));

/** Runs `work` while no other program publishes into this data folder. */
const withPublishLock = <T>(env: Env, work: () => Promise<T>): Promise<T> =>
  withLock(
    foldersOf(env.dataDir).publishLock,
    'The site is being published by another command already: wait for it, or end it.',
    work,
  );

/** Builds and publishes, or rolls back, once. Throws a Failure if that fails. */
export const publishOnce = (env: Env, wanted: PublishRequest): Promise<void> =>
  withPublishLock(env, async () => {
    await (await openFollower(env, feedOf(env), true)).finish(wanted);
  });

/**
 * Publishes the site and follows the CMS until the command ends.
 * @param isPatient see `openFollower`
 * @param onReady called when there is a site to serve
 * @param build see `openFollower`
 */
export const runPublisher = (
  env: Env,
  isPatient: boolean,
  onReady: () => void,
  build?: BuildSite,
): Promise<void> =>
  withPublishLock(env, async () => {
    const publisher = await openFollower(env, feedOf(env), isPatient, build);
    const control = createControlServer(publisher, {
      wake: wakeSecret(env.secrets.PUBLISHER_TOKEN),
      token: env.secrets.PUBLISHER_TOKEN,
    });
    const ending = new AbortController();
    registerCleanup(async () => {
      ending.abort();
      await control.close();
    });
    await control.listen({ host: env.publisherHost, port: env.publisherPort });
    onReady();
    await publisher.run(ending.signal);
  });
