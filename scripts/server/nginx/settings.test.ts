import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { readEnv } from '../../../cms/src/settings/env';
import { freePort } from '../../lib/ports';
import { putFile, sendRequest, ServedSiteFixture } from '../site-fixture';
import { ownerOf } from './account';
import { accessLog, nginxConfig, workFolder } from './config';
import { NginxFixture } from './nginx-fixture';
import { useTempFolder } from '../../lib/temp-folder-fixture';

const run = promisify(execFile);

const BUCKET = 'https://pictures.example.com/bucket';
const IN_BUCKET = {
  UPLOAD_PROVIDER: 's3',
  S3_BUCKET: 'bucket',
  S3_REGION: 'eu-central-1',
  S3_ENDPOINT: 'https://pictures.example.com',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'word',
  S3_PUBLIC_URL: BUCKET,
};

describe('pictures in a bucket', () => {
  it('are led to as the own server leads to them', async () => {
    const own = await ServedSiteFixture.start(BUCKET);
    const nginx = await NginxFixture.start(own.folders.data, IN_BUCKET);
    const partOf = async (server: ServedSiteFixture | NginxFixture, path: string) => {
      const { status, headers } = await server.request(path);
      return [status, headers.location, headers['cache-control'], headers['x-frame-options']];
    };
    const paths = ['house.webp?x=1', '', '../secrets.env', '%2e%2e%2fsecrets.env', 'a%20b'];
    for (const path of paths.map((name) => `/uploads/${name}`)) {
      expect([path, await partOf(nginx, path)]).toEqual([path, await partOf(own, path)]);
    }
    await nginx.stop();
    await own.stop();
  });
});

describe('with a certificate', () => {
  it('speaks TLS, and leads to it from plain HTTP', async () => {
    const own = await ServedSiteFixture.start();
    const { data } = own.folders;
    const [certificate, key] = [join(data, 'tls.pem'), join(data, 'tls.key')];
    const subject = ['-subj', '/CN=homes.example', '-days', '1', '-nodes', '-newkey', 'rsa:2048'];
    const files = ['-keyout', key, '-out', certificate];
    await run('openssl', ['req', '-x509', ...subject, ...files]);
    const plain = await freePort();
    const nginx = await NginxFixture.start(data, {
      TLS_CERTIFICATE: certificate,
      TLS_KEY: key,
      TLS_REDIRECT_PORT: String(plain),
    });
    const from = new URL(`http://127.0.0.1:${String(plain)}`);
    const led = await sendRequest(from, '/dwk/?x=1', { host: 'homes.example' });
    expect([led.status, led.headers.location]).toEqual([301, 'https://homes.example/dwk/?x=1']);
    const status = await new Promise((resolve, reject) => {
      get(new URL('/dwk/', nginx.secureOrigin), { rejectUnauthorized: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).once('error', reject);
    });
    expect(status).toBe(200);
    await nginx.stop();
    await own.stop();
  });
});

describe('listening on ::', () => {
  const dataDir = useTempFolder();

  it('takes in IPv4, too', () => {
    const env = readEnv({
      DATA_DIR: dataDir(),
      SITE_HOST: '::',
      SITE_PORT: '8443',
      SITE_URL: 'https://homes.example',
      CMS_URL: 'https://cms.homes.example',
      CMS_INTERNAL_URL: 'http://127.0.0.1:1337',
    });
    expect(nginxConfig(env, [])).toContain('listen [::]:8443 ipv6only=off default_server;');
  });
});

describe('a file with a compressed copy', () => {
  it('is sent as the copy to whoever takes it', async () => {
    const own = await ServedSiteFixture.start();
    const { data, releases } = own.folders;
    const name = 'app-0123456789abcdef.js';
    await putFile(join(releases, '1', name), 'plain');
    await writeFile(join(releases, '1', `${name}.gz`), gzipSync('compressed before'));
    const nginx = await NginxFixture.start(data);
    const packed = await nginx.request(`/${name}`, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(packed.body).toString()).toBe('compressed before');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
      'cache-control': expect.stringContaining('immutable') as unknown,
    });
    const plain = await nginx.request(`/${name}`);
    expect([plain.body.toString(), plain.headers.vary]).toEqual(['plain', 'Accept-Encoding']);
    await nginx.stop();
    await own.stop();
  });
});

describe('the access log', () => {
  it('has each request with its status', async () => {
    const own = await ServedSiteFixture.start();
    const { data } = own.folders;
    const nginx = await NginxFixture.start(data);
    await nginx.request('/dwk/?seen=1');
    await nginx.request('/none');
    await nginx.stop();
    const lines = await readFile(accessLog(data), 'utf8');
    expect(lines).toMatch(/^127\.0\.0\.1 .* "GET \/dwk\/\?seen=1 HTTP\/1\.1" 200 /m);
    expect(lines).toMatch(/ "GET \/none HTTP\/1\.1" 404 /);
    await own.stop();
  });
});

describe('the account of the workers', () => {
  const dataDir = useTempFolder();
  const addresses = {
    SITE_URL: 'https://a.example',
    CMS_URL: 'https://b.example',
    CMS_INTERNAL_URL: 'http://127.0.0.1:1337',
  };
  const config = (workers?: Awaited<ReturnType<typeof ownerOf>>) =>
    nginxConfig(readEnv({ DATA_DIR: dataDir(), ...addresses }), [], workers);

  it('reads and serves a data folder that root has given to it', async () => {
    const own = await ServedSiteFixture.start();
    const { data } = own.folders;
    // An account other than root keeps its folder, and its nginx runs under that account.
    if (process.getuid?.() === 0) await run('chown', ['-R', 'nobody:', data]);
    const nginx = await NginxFixture.start(data);
    expect((await nginx.request('/dwk/')).status).toBe(200);
    const pid = (await readFile(join(workFolder(data), 'pid'), 'utf8')).trim();
    const { stdout } = await run('ps', ['-o', 'user=', '--ppid', pid]);
    const { user } = await ownerOf(data);
    expect(new Set(stdout.trim().split(/\s+/))).toEqual(new Set([user]));
    await nginx.stop();
    await own.stop();
  });

  it('is the owner of the data folder, if nginx is started as root', async () => {
    const { username } = userInfo();
    const owner = await ownerOf(dataDir());
    expect(owner.user).toBe(username);
    expect(config(owner)).toContain(`\nuser ${username} ${owner.group};\n`);
    expect(config()).not.toMatch(/^user /m);
  });
});

describe('what nginx cannot do', () => {
  const dataDir = useTempFolder();

  it.each([
    [{ SITE_URL: 'http://localhost:8000' }, 'need two'],
    [{ SITE_URL: 'https://a.example', CMS_URL: 'https://b.example' }, 'set CMS_INTERNAL_URL'],
  ])('%j is rejected', (settings, message) => {
    const env = readEnv({ DATA_DIR: dataDir(), ...settings });
    expect(() => nginxConfig(env, [])).toThrow(message);
  });

  it('knows two statuses of rewrites', () => {
    const env = readEnv({
      DATA_DIR: dataDir(),
      SITE_URL: 'https://a.example',
      CMS_URL: 'https://b.example',
      CMS_INTERNAL_URL: 'http://127.0.0.1:1337',
    });
    const odd = [{ match: '/a/*', file: 'a/index.html', status: 410 }];
    expect(() => nginxConfig(env, odd)).toThrow('410');
  });
});
