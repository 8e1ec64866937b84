import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const icon = (name: string, size: number, purpose?: string) => ({
  src: `/${name}.png`,
  sizes: `${String(size)}x${String(size)}`,
  type: 'image/png',
  purpose,
});

/** The web manifest of the site. Its name is content of the CMS. */
const webManifest = (name: string | undefined) => ({
  name,
  short_name: name,
  lang: 'en-IN',
  id: '/',
  start_url: '/',
  display: 'browser',
  background_color: '#fbfaf7',
  theme_color: '#0f5a4b',
  icons: [icon('icon-192', 192), icon('icon-512', 512), icon('icon-maskable-512', 512, 'maskable')],
});

/** Writes the web manifest beside the site's other files. */
export async function writeWebManifest(folder: string, name: string | undefined): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'site.webmanifest'), `${JSON.stringify(webManifest(name))}\n`);
}
