import { chmod } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { readEnv } from '../../../cms/src/settings/env';
import { runCleanups } from '../../lib/cleanup';
import { findOrInstall } from '../../lib/debian';
import { freePort } from '../../lib/ports';
import { sendRequest } from '../site-fixture';
import type { Answer, RequestArguments } from '../site-fixture';
import { runNginx } from './run-nginx';

const PATIENCE = 200;

/** A real nginx on its own port, configured as by `npm run nginx`. Its fake CMS echoes the request in the response. */
export class NginxFixture {
  private constructor(
    private readonly origin: URL,
    private readonly cms: ReturnType<typeof createServer>,
  ) {}

  /** @param dataDir becomes readable only for this account, as in production */
  static async start(
    dataDir: string,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<NginxFixture> {
    await chmod(dataDir, 0o700);
    const nginx = await findOrInstall('nginx');
    const cms = createServer(({ url, headers }, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ url, headers }));
    });
    const [cmsPort, port] = [await freePort(), await freePort()];
    await once(cms.listen(cmsPort, '127.0.0.1'), 'listening');
    const env = readEnv({
      DATA_DIR: dataDir,
      SITE_PORT: String(port),
      SITE_URL: 'https://homes.example',
      CMS_URL: 'https://cms.homes.example',
      CMS_INTERNAL_URL: `http://127.0.0.1:${String(cmsPort)}`,
      ...settings,
    });
    const fixture = new NginxFixture(new URL(`http://127.0.0.1:${String(port)}`), cms);
    const serving = runNginx(env, nginx);
    await Promise.race([fixture.untilAnswers(), serving]);
    // The process ends with the test, so its failure is not an error.
    serving.catch(() => undefined);
    return fixture;
  }

  request(...request: RequestArguments): Promise<Answer> {
    return sendRequest(this.origin, ...request);
  }

  get secureOrigin(): URL {
    return new URL(`https://${this.origin.host}`);
  }

  /** Repeats a request until the response satisfies `isWanted`. Returns the last response. */
  async until(path: string, isWanted: (answer: Answer) => boolean): Promise<Answer> {
    let answer = await this.request(path);
    for (let tries = 0; tries < PATIENCE && !isWanted(answer); tries += 1) {
      await delay(50);
      answer = await this.request(path);
    }
    return answer;
  }

  async stop(): Promise<void> {
    await runCleanups();
    this.cms.close();
  }

  private async untilAnswers(): Promise<void> {
    for (let tries = 0; tries < PATIENCE; tries += 1) {
      if (await this.request('/').then(Boolean, () => false)) return;
      await delay(50);
    }
    throw new Error('nginx does not answer');
  }
}
