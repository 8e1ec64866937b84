import { useSite } from '../layout/use-site';

/**
 * The `<head>` of a page for staff, which search engines do not index. The attribute hides the links by which visitors
 * contact the offices.
 */
export function StaffHead({ title }: { readonly title: string }) {
  const { facts } = useSite();
  return (
    <>
      <body data-staff-page="" />
      <title>{[title, facts?.brandName].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
