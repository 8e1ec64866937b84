/** The files of a page, relative to the release. */
interface PageFiles {
  readonly html: string;
  readonly pageData: string;
  /** The HTML of a page that has ended, in the place of `html`. Servers send it with the status 410. */
  readonly gone: string;
}

/** Servers do not serve a name that begins with a dot by itself. */
export const GONE_FILE = '.gone.html';

/** The files of the page at this address (such as `/dwk/`), relative to the release. */
export function filesOfPage(path: string): PageFiles {
  const name = decodeURIComponent(path).replace(/^\/|\/$/g, '');
  if (name.split('/').some((part) => part === '..' || part.startsWith('.'))) {
    throw new Error(`${path} is no address of a page`);
  }
  return {
    html: name === '' ? 'index.html' : `${name}/index.html`,
    gone: name === '' ? GONE_FILE : `${name}/${GONE_FILE}`,
    pageData: `page-data/${name === '' ? 'index' : name}/page-data.json`,
  };
}
