import { useSite } from '../layout/use-site';

interface PageHeadProps {
  /** What the page is; the brand's name is put behind it. */
  readonly title: string;
  readonly description: string;
  /** The page's own address, as `/dwk/`; none for a page that has no address, as 404. */
  readonly path?: string;
}

/** The `<head>` of a page, for its template's `Head`. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const { siteUrl, facts } = useSite();
  return (
    <>
      <title>{[title, facts?.brandName].filter(Boolean).join(' | ')}</title>
      <meta name="description" content={description} />
      {path !== undefined && <link rel="canonical" href={`${siteUrl}${path}`} />}
    </>
  );
}
