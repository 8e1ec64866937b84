import type { GetServerData, HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../components/seo/page-head';
import { REGIONS, regionPath } from '../domain';
import type { Area, Overview } from '../domain';
import { RegionPage } from '../features/region/region-page';
import { source } from '../source';

interface Context {
  readonly area: Area;
}
interface ServerData {
  readonly overviews: readonly Overview[];
}
type Props = PageProps<object, Context, unknown, ServerData>;

const Region = ({ pageContext: { area }, serverData: { overviews } }: Props) => (
  <RegionPage area={area} overviews={overviews} />
);

export default Region;

export const Head = ({ pageContext: { area } }: HeadProps<object, Context>) => (
  <PageHead
    title={`Properties in ${REGIONS[area].label}`}
    description={`Homes, shops and offices for sale and for rent in ${REGIONS[area].contactPhrase}.`}
    path={regionPath(area)}
  />
);

export const getServerData: GetServerData<ServerData> = async () => ({
  props: { overviews: await source().overviews() },
});
