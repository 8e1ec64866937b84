/** The files of a page, relative to the release. */
export interface PageFiles {
  readonly html: string;
  readonly pageData: string;
}

/** The files of the page at this address (such as `/dwk/`), relative to the release. */
export function filesOfPage(path: string): PageFiles {
  const name = decodeURIComponent(path).replace(/^\/|\/$/g, '');
  if (name.split('/').some((part) => part === '..' || part.startsWith('.'))) {
    throw new Error(`${path} is no address of a page`);
  }
  return {
    html: name === '' ? 'index.html' : `${name}/index.html`,
    pageData: `page-data/${name === '' ? 'index' : name}/page-data.json`,
  };
}
