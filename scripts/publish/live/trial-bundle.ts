import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { detailBase, listPath, REGION_KINDS, REGION_LISTS } from '../../lib/domain';

const ROUTES = [
  ...REGION_KINDS.map(({ area, kind }) => ({
    base: detailBase(area, kind),
    call: 'listing',
    parameters: [area, kind],
  })),
  ...REGION_LISTS.map(({ area, list }) => ({
    base: listPath(area, list),
    call: 'listPage',
    parameters: [area, list],
  })),
];

/** Stands for Gatsby's engine: a page is the build's name and the answer that it was rendered from. */
const engineOf = (name: string): string => `
const routes = ${JSON.stringify(ROUTES)};
exports.default = async (request, response) => {
  const isData = request.url.startsWith('/page-data/');
  const path = request.url.replace(/^\\/page-data\\//, '/').replace(/\\/page-data.json$/, '').replace(/\\/+/g, '/');
  const route = routes.find(({ base }) => path === base || path.startsWith(base + '/'));
  const rest = route && path.slice(route.base.length + 1);
  const last = route && (route.call === 'listing' ? rest : Number(rest || 1));
  const source = globalThis[Symbol.for('dwarka-homes.source')];
  const serverData = route ? await source[route.call](...route.parameters, last) : await source.overviews();
  if (isData) response.status(200).json({ result: { serverData } });
  else response.status(200).send('<html><head></head>${name} ' + JSON.stringify(serverData) + '</html>');
};
`;

/** Makes a bundle in a folder of bundles, unless it is there; answers its own folder. */
export async function makeTrialBundle(bundles: string, name: string): Promise<string> {
  const folder = join(bundles, name);
  if (existsSync(join(folder, 'manifest.json'))) return folder;
  await mkdir(join(folder, 'public'), { recursive: true });
  await writeFile(join(folder, 'engine.cjs'), engineOf(name));
  const createdAt = new Date().toISOString();
  const manifest = { entryPoint: 'engine.cjs', createdAt, rewrites: [], staticPages: [] };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
