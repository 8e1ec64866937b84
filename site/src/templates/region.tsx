import { graphql } from 'gatsby';
import type { GetServerData, HeadProps, PageProps } from 'gatsby';
import { PageHead } from '../components/seo/page-head';
import { REGIONS, regionPath } from '../domain';
import type { Area, Overview } from '../domain';
import { RegionPage } from '../features/region/region-page';
import type { RegionContent } from '../features/region/region-page';
import { source } from '../source';

interface Context {
  readonly area: Area;
}
interface ServerData {
  readonly overviews: readonly Overview[];
}
interface Data {
  readonly strapiLanding: RegionContent | null;
}
type Props = PageProps<Data, Context, unknown, ServerData>;

const Region = ({ data, pageContext: { area }, serverData: { overviews } }: Props) => (
  <RegionPage area={area} content={data.strapiLanding} overviews={overviews} />
);

export default Region;

export const Head = ({ pageContext: { area } }: HeadProps<object, Context>) => (
  <PageHead
    title={`${REGIONS[area].label} Properties`}
    description={`Homes, shops and offices for sale and for rent in ${REGIONS[area].contactPhrase}.`}
    path={regionPath(area)}
  />
);

export const getServerData: GetServerData<ServerData> = async () => ({
  props: { overviews: await source().overviews() },
});

export const query = graphql`
  query Region {
    strapiLanding {
      localities {
        city
        text
        picture {
          ...MediaParts
        }
      }
      whatWeDealIn {
        ...SectionParts
      }
    }
  }
`;
