import type { GetServerData, HeadProps, PageProps } from 'gatsby';
import { useSite } from '../components/layout/use-site';
import { PageHead } from '../components/seo/page-head';
import { JsonLd } from '../components/seo/json-ld';
import { detailPath } from '../domain';
import type { Area, Kind } from '../domain';
import { detailData, goneNotice } from '../features/listing/detail/detail-data';
import type { DetailData } from '../features/listing/detail/detail-data';
import { DetailPage } from '../features/listing/detail/detail-page';
import type { MissingPage } from '../features/listing/missing/missing-page';
import { MissingPageView } from '../features/listing/missing/missing-page-view';
import { routeRest } from '../features/listing/route-rest';
import { listingJsonLd } from '../features/listing/seo/listing-json-ld';
import { source } from '../source';

interface Context {
  readonly area: Area;
  readonly kind: Kind;
}
/** The property is null if the listing does not exist, or its page has ended. */
type ServerData = DetailData | { readonly property: null; readonly absent: MissingPage };

/** The list from which the visitor came, in the state of a card's link. */
type CameFrom = { readonly list?: string } | null;
type Props = PageProps<object, Context, CameFrom, ServerData>;

const Detail = ({ pageContext: { area }, serverData, location }: Props) =>
  serverData.property ? (
    <DetailPage
      key={serverData.property._id}
      area={area}
      published={serverData}
      similar={serverData.similar}
      from={location.state?.list}
    />
  ) : (
    <MissingPageView absent={serverData.absent} />
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
  const { property, called, sharePicture } = serverData;
  return (
    <PageHead
      {...called}
      path={detailPath(area, kind, property._id)}
      picture={property.images[0]}
      drawn={sharePicture}
      isUnlisted={property.stage === 'Closed'}
    >
      {process.env.BUILD_STAGE !== 'build-javascript' && (
        <JsonLd all={listingJsonLd(site, area, property)} />
      )}
    </PageHead>
  );
};

export const getServerData: GetServerData<ServerData> = async ({ pageContext, params }) => {
  const { area, kind } = pageContext as unknown as Context;
  const id = routeRest(params);
  const found = await source().listing(area, kind, id);
  if (found?.property) return { props: detailData(area, kind, found) };
  const absent = { what: 'property', area, kind, id } as const;
  if (!found) return { status: 404, props: { property: null, absent } };
  const gone = goneNotice(area, found);
  return { status: 410, props: { property: null, absent: { ...absent, gone } } };
};
