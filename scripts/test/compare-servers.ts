import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Counts } from '../check/task';
import { listFilesBelow } from '../lib/files';
import { isServedName } from '../lib/served-name';
import { readFacts } from '../publisher/release/release-facts';
import { MAX_URL_LENGTH } from '../server/request-path';
import { sendRequest } from '../server/site-fixture';
import type { Answer } from '../server/site-fixture';

/** The number of requests for each kind of file. */
const EACH = 3;

/** The 404 page. It has no address of its own. */
const NOT_FOUND = '/404.html';

/** Addresses without a page, some of them in an unusual spelling. */
const MISSING_ADDRESSES = [
  ...['/nowhere', '/%E0%A4%A', '/.release.json', '/uploads/none.webp'],
  ...['/404%2ehtml', '/%34%30%34.html', 'http://homes.example/nowhere'],
];

/** An address, and its expected response if that is known. */
interface ExpectedAnswer {
  readonly path: string;
  readonly status: number;
}

/** Addresses that a row of the table of rewrites matches, for a record that does not exist. */
const addressesOf = (match: string): string[] => {
  const path = match.replace(/:\w+/g, 'none').replace(/\*$/, 'none');
  const further = match.endsWith('*') ? [`${path}/further`] : [];
  return [path, `${path}/`, `${path}?page=2`, ...further];
};

/** Some addresses of each kind that a release answers, and some that it does not. */
async function addresses(release: string): Promise<ExpectedAnswer[]> {
  const asked: ExpectedAnswer[] = MISSING_ADDRESSES.map((path) => ({ path, status: 404 }));
  asked.push({ path: `/${'l'.repeat(MAX_URL_LENGTH)}`, status: 414 });
  for (const { match, status } of (await readFacts(release)).rewrites)
    asked.push(...addressesOf(match).map((path) => ({ path, status })));
  const kinds = new Map<string, number>();
  for await (const file of listFilesBelow(release, isServedName)) {
    const name = `/${path.relative(release, file)}`;
    const kind = path.extname(name) + String(name.split('/').length);
    const count = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, count);
    if (count > EACH) continue;
    asked.push({ path: encodeURI(name), status: name === NOT_FOUND ? 404 : 200 });
    if (name.endsWith('/index.html'))
      asked.push({ path: encodeURI(name.slice(0, -'index.html'.length)), status: 200 });
  }
  return asked;
}

/** Each release's own publisher writes the current time into this file, so its content differs. */
const DATED = '/published.json';

const describeAnswer = (address: string, { status, headers, body }: Answer): string =>
  [
    ...[status, headers['content-type'], headers['cache-control']],
    ...(address === DATED ? [] : [body.toString('base64')]),
  ].join(' ');

/** Requests each kind of address from two servers of one site. An address passes if both give the expected response. */
export async function compareServers(own: URL, other: URL, dataDir: string): Promise<Counts> {
  const pictures = await readdir(path.join(dataDir, 'public', 'uploads'));
  const release = path.join(dataDir, 'site', 'current');
  const asked = [
    ...(await addresses(release)),
    ...pictures.slice(0, EACH).map((name) => ({ path: `/uploads/${name}`, status: 200 })),
  ];
  let failed = 0;
  for (const { path: address, status } of asked) {
    const [first, second] = await Promise.all([
      sendRequest(own, address),
      sendRequest(other, address),
    ]);
    if (
      first.status === status &&
      describeAnswer(address, first) === describeAnswer(address, second)
    )
      continue;
    failed += 1;
    const statuses = `${String(first.status)} and ${String(second.status)}`;
    console.log(`\n${address} is answered ${statuses}, and not by ${String(status)} alike.\n`);
  }
  return { passed: asked.length - failed, failed };
}
