import type { HeadProps, PageProps } from 'gatsby';
import { Link } from 'gatsby';
import { REGION_LINKS } from '../components/layout/menus';
import { Notice } from '../components/notice/notice';
import { PageHead } from '../components/seo/page-head';
import { useInBrowser } from '../components/use-in-browser';
import { absentAt } from '../features/property/absent/absent-at';
import { AbsentPage } from '../features/property/absent/absent-page';

/** Answers every address without a file; of which family it is, the browser alone knows. */
const NotFound = ({ location: { pathname } }: PageProps) => {
  const absent = useInBrowser() ? absentAt(pathname) : null;
  if (absent) return <AbsentPage absent={absent} />;
  return (
    <Notice title="This page is not here">
      The address may be mistyped, or the page has moved. Look for a property in{' '}
      {REGION_LINKS.map(({ label, to }, index) => (
        <span key={to}>
          {index > 0 && ' or '}
          <Link to={to}>{label}</Link>
        </span>
      ))}
      , or start again from the home page.
    </Notice>
  );
};

export default NotFound;

export const Head = ({ location: { pathname } }: HeadProps) =>
  absentAt(pathname) ? (
    <PageHead title="Property not available" description="It is not on offer any more." />
  ) : (
    <PageHead title="Page not found" description="This address leads to no page of this site." />
  );
