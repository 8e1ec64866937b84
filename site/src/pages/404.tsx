import { useMemo } from 'react';
import type { HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../components/seo/page-head';
import { useHydrated } from '../components/use-hydrated';
import { SearchBar } from '../features/landing/search-bar';
import { NotFoundPage } from '../features/not-found/not-found-page';
import { missingPageAt } from '../features/listing/missing/missing-page';
import { MissingPageView } from '../features/listing/missing/missing-page-view';

/** The page of every address that has no file. Only the browser knows the address. */
const NotFound = ({ location: { pathname } }: PageProps) => {
  const isInBrowser = useHydrated();
  // The same object while the path is the same: another object would start a new request.
  const absent = useMemo(
    () => (isInBrowser ? missingPageAt(pathname) : null),
    [isInBrowser, pathname],
  );
  return absent ? <MissingPageView absent={absent} /> : <NotFoundPage search={<SearchBar />} />;
};

export default NotFound;

export const Head = ({ location: { pathname } }: HeadProps) =>
  missingPageAt(pathname) ? (
    <PageHead title="Property not available" description="It is not on offer any more." />
  ) : (
    <PageHead title="Page not found" description="This address leads to no page of this site." />
  );
