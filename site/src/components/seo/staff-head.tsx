import { useSite } from '../layout/use-site';

/** The `<head>` of a page for staff, which search engines do not index. */
export function StaffHead({ title }: { readonly title: string }) {
  const { facts } = useSite();
  return (
    <>
      <title>{[title, facts?.brandName].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
