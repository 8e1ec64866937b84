import type { GetServerData, HeadProps, PageProps } from 'gatsby';
import { useSite } from '../components/layout/use-site';
import { PageHead } from '../components/seo/page-head';
import { JsonLd } from '../components/seo/json-ld';
import { breadcrumbs } from '../components/seo/json-ld/breadcrumbs';
import { listHeading, listName, listPath, REGIONS, regionPath } from '../domain';
import type { Area, ListKey } from '../domain';
import { toCard } from '../features/listing/card/card-listing';
import type { ListData } from '../features/listing/list/list-data';
import { ListPage } from '../features/listing/list/list-page';
import { NoSuchPage } from '../features/listing/list/no-such-page';
import { routeRest } from '../features/listing/route-rest';
import { source } from '../source';

interface Context {
  readonly area: Area;
  readonly list: ListKey;
}
interface ServerData {
  /** Null if the list does not have this page. */
  readonly own: ListData | null;
}
type Props = PageProps<object, Context, unknown, ServerData>;

const List = ({ pageContext: { area, list }, serverData: { own }, location }: Props) =>
  own ? (
    <ListPage area={area} list={list} own={own} search={location.search} />
  ) : (
    <NoSuchPage area={area} list={list} />
  );

export default List;

export const Head = ({
  pageContext: { area, list },
  serverData: { own },
}: HeadProps<object, Context, ServerData>) => {
  const { siteUrl } = useSite();
  const name = `${listName(list)} in ${REGIONS[area].label}`;
  if (!own) return <PageHead title={name} description={name} />;
  const page = own.page === 1 ? '' : `, page ${String(own.page)}`;
  return (
    <PageHead
      title={name + page}
      description={`${listHeading(area, list, own.count)}${page}, with prices, sizes and pictures.`}
      path={listPath(area, list, own.page)}
      picture={own.lists.find(({ images }) => images.length > 0)?.images[0]}
    >
      {process.env.BUILD_STAGE !== 'build-javascript' && (
        <JsonLd
          all={[
            breadcrumbs(siteUrl, [
              [REGIONS[area].label, regionPath(area)],
              [listName(list), listPath(area, list)],
            ]),
          ]}
        />
      )}
    </PageHead>
  );
};

/** Reads the page number from the rest of an address: empty for the first page, `2` and higher for others. */
function pageOf(rest: string): number | null {
  if (rest === '') return 1;
  const page = Number(rest);
  return /^[1-9]\d*$/.test(rest) && page > 1 ? page : null;
}

export const getServerData: GetServerData<ServerData> = async ({ pageContext, params }) => {
  const { area, list } = pageContext as unknown as Context;
  const page = pageOf(routeRest(params));
  const found = page === null ? null : await source().listPage(area, list, page);
  if (page === null || !found) return { status: 404, props: { own: null } };
  return { props: { own: { ...found, lists: found.lists.map(toCard), page } } };
};
