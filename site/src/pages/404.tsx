import { Link } from 'gatsby';
import { REGION_LINKS } from '../components/layout/menus';
import { Notice } from '../components/notice/notice';
import { PageHead } from '../components/seo/page-head';

const NotFound = () => (
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

export default NotFound;

export const Head = () => (
  <PageHead title="Page not found" description="This address leads to no page of this site." />
);
