import type { GetServerData, HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../components/seo/page-head';
import { listHeading, listName, listPath, REGIONS } from '../domain';
import type { Area, ListKey } from '../domain';
import { toCard } from '../features/property/card/card-listing';
import type { ListData } from '../features/property/list/list-data';
import { ListPage } from '../features/property/list/list-page';
import { NoSuchPage } from '../features/property/list/no-such-page';
import { restOf } from '../features/property/rest';
import { ShareHead } from '../features/property/share-head';
import { source } from '../source';

interface Context {
  readonly area: Area;
  readonly list: ListKey;
}
interface ServerData {
  /** Null where the list has no such page. */
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
  const name = `${listName(list)} in ${REGIONS[area].label}`;
  if (!own) return <PageHead title={name} description={name} />;
  return (
    <ShareHead
      title={own.page === 1 ? name : `${name}, page ${String(own.page)}`}
      description={`${listHeading(area, list, own.count)}, with prices, sizes and pictures.`}
      path={listPath(area, list, own.page)}
      listing={own.lists[0]}
    />
  );
};

/** The page that an address's rest names: none is the first, `2` and on the further ones. */
function pageOf(rest: string): number | null {
  if (rest === '') return 1;
  const page = Number(rest);
  return /^[1-9]\d*$/.test(rest) && page > 1 ? page : null;
}

export const getServerData: GetServerData<ServerData> = async ({ pageContext, params }) => {
  const { area, list } = pageContext as unknown as Context;
  const page = pageOf(restOf(params));
  const found = page === null ? null : await source().listPage(area, list, page);
  if (page === null || !found) return { status: 404, props: { own: null } };
  return { props: { own: { ...found, lists: found.lists.map(toCard), page } } };
};
