import { useSite } from '../../components/layout/use-site';
import { PageHead } from '../../components/seo/page-head';
import type { ListingFacts } from '../../domain';

interface ShareHeadProps {
  readonly title: string;
  readonly description: string;
  /** The page's own address. */
  readonly path: string;
  /** The listing whose cover a shared link shows. */
  readonly listing: Pick<ListingFacts, 'images'> | undefined;
}

/** The `<head>` of a page that people send to each other: with what their messengers show of it. */
export function ShareHead({ title, description, path, listing }: ShareHeadProps) {
  const { siteUrl, facts } = useSite();
  const cover = listing?.images[0];
  return (
    <>
      <PageHead title={title} description={description} path={path} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${siteUrl}${path}`} />
      {facts && <meta property="og:site_name" content={facts.brandName} />}
      {cover && <meta property="og:image" content={`${siteUrl}${cover.path}`} />}
      {cover && <meta property="og:image:width" content={String(cover.width)} />}
      {cover && <meta property="og:image:height" content={String(cover.height)} />}
    </>
  );
}
