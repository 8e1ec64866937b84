import type { ReactNode } from 'react';
import type { Picture, SharePicture } from '../../domain';
import { useSite } from '../layout/use-site';

interface PageHeadProps {
  /** The title without the brand's name, which is appended. */
  readonly title: string;
  readonly description: string;
  /** The path of the page, as `/dwk/`; undefined for a page without an address, such as 404, which is not indexed. */
  readonly path?: string | undefined;
  /** The picture of a shared link; the default is the logo. */
  readonly picture?: Picture | null | undefined;
  /** A picture that the CMS draws for shared links: it takes the place of `picture`. */
  readonly drawn?: SharePicture | null | undefined;
  /** Whether search engines must not index the page. */
  readonly isUnlisted?: boolean;
  /** Further elements of the head. */
  readonly children?: ReactNode;
}

/** Whether the page is a search. A search runs in the browser, at the address of its list with a query. */
const isSearch = (): boolean => typeof window !== 'undefined' && window.location.search !== '';

/** The `<head>` of a page, for its template's `Head`. It contains the data for search engines and link previews. */
export function PageHead({
  title,
  description,
  path,
  picture,
  drawn,
  isUnlisted = path === undefined,
  children,
}: PageHeadProps) {
  const { siteUrl, facts, logo } = useSite();
  const image = drawn ?? picture ?? logo;
  const origin = drawn ? (process.env.GATSBY_CMS_URL ?? '') : siteUrl;
  return (
    <>
      <title>{[title, facts?.brandName].filter(Boolean).join(' | ')}</title>
      <meta name="description" content={description} />
      {(isUnlisted || isSearch()) && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={siteUrl + path} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {path !== undefined && <meta property="og:url" content={siteUrl + path} />}
      {facts && <meta property="og:site_name" content={facts.brandName} />}
      {image && <SharedPicture address={origin + image.path} picture={image} alt={title} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {children}
    </>
  );
}

interface SharedPictureProps {
  readonly address: string;
  readonly picture: SharePicture;
  readonly alt: string;
}

const SharedPicture = ({ address, picture: { width, height }, alt }: SharedPictureProps) => (
  <>
    <meta property="og:image" content={address} />
    <meta property="og:image:width" content={String(width)} />
    <meta property="og:image:height" content={String(height)} />
    <meta property="og:image:alt" content={alt} />
    <meta name="twitter:image" content={address} />
  </>
);
