import type { GetServerData, HeadProps, PageProps } from 'gatsby';
import { useSite } from '../components/layout/use-site';
import { PageHead } from '../components/seo/page-head';
import { Things } from '../components/seo/things';
import { detailPath, searchDescription, searchTitle } from '../domain';
import type { Area, Kind } from '../domain';
import { toCard } from '../features/property/card/card-listing';
import type { CardListing } from '../features/property/card/card-listing';
import { DetailPage } from '../features/property/detail/detail-page';
import { NotAvailable } from '../features/property/detail/not-available';
import { worded } from '../features/property/detail/worded';
import type { WordedProperty } from '../features/property/detail/worded';
import { restOf } from '../features/property/rest';
import { listingThings } from '../features/property/seo/listing-things';
import { source } from '../source';

interface Context {
  readonly area: Area;
  readonly kind: Kind;
}
/** A property as search engines call it: its words would weigh more than the page. */
interface Called {
  readonly title: string;
  readonly description: string;
}
/** Nothing where there is no such property. */
type ServerData =
  | (WordedProperty & { readonly called: Called; readonly similar: readonly CardListing[] })
  | { readonly property: null };

/** Where the visitor came from, as a card's link says it. */
type CameFrom = { readonly list?: string } | null;
type Props = PageProps<object, Context, CameFrom, ServerData>;

const Detail = ({ pageContext: { area, kind }, serverData, location }: Props) =>
  serverData.property ? (
    <DetailPage
      key={serverData.property._id}
      area={area}
      published={serverData}
      similar={serverData.similar}
      from={location.state?.list}
    />
  ) : (
    <NotAvailable area={area} kind={kind} />
  );

export default Detail;

export const Head = ({
  pageContext: { area, kind },
  serverData,
}: HeadProps<object, Context, ServerData>) => {
  const site = useSite();
  if (!serverData.property) {
    return <PageHead title="Property not available" description="It is not on offer any more." />;
  }
  const { property, called } = serverData;
  return (
    <PageHead {...called} path={detailPath(area, kind, property._id)} picture={property.images[0]}>
      {process.env.BUILD_STAGE !== 'build-javascript' && (
        <Things all={listingThings(site, area, property)} />
      )}
    </PageHead>
  );
};

export const getServerData: GetServerData<ServerData> = async ({ pageContext, params }) => {
  const { area, kind } = pageContext as unknown as Context;
  const found = await source().listing(area, kind, restOf(params));
  if (!found) return { status: 404, props: { property: null } };
  const { property, similar } = found;
  const called = {
    title: searchTitle(property),
    description: searchDescription(property, area),
  };
  return { props: { ...worded(property), called, similar: similar.map(toCard) } };
};
