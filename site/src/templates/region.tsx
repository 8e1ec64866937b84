import { graphql } from 'gatsby';
import type { GetServerData, HeadProps, PageProps } from 'gatsby';
import { useSite } from '../components/layout/use-site';
import { PageHead } from '../components/seo/page-head';
import { JsonLd } from '../components/seo/json-ld';
import { breadcrumbs } from '../components/seo/json-ld/breadcrumbs';
import { brokerage } from '../components/seo/json-ld/brokerage';
import { REGIONS, regionPath } from '../domain';
import type { Area, Overview } from '../domain';
import { RegionOverviews } from '../features/editorial/region-overviews';
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

/** The default texts of the section, until the CMS has its own. */
const WHAT_WE_DEAL_IN = { heading: 'What We Deal In', line: '' };

const Region = ({ data, pageContext: { area }, serverData: { overviews } }: Props) => (
  <RegionPage
    area={area}
    content={data.strapiLanding}
    overviews={
      <RegionOverviews
        area={area}
        words={data.strapiLanding?.whatWeDealIn ?? WHAT_WE_DEAL_IN}
        overviews={overviews}
      />
    }
  />
);

export default Region;

export const Head = ({
  pageContext: { area },
  serverData: { overviews },
}: HeadProps<Data, Context, ServerData>) => {
  const site = useSite();
  const { city, label, contactPhrase } = REGIONS[area];
  const path = regionPath(area);
  return (
    <PageHead
      title={`${label} Properties`}
      description={`Homes, shops and offices for sale and for rent in ${contactPhrase}.`}
      path={path}
      picture={overviews.find((overview) => overview.city === city && overview.image)?.image}
    >
      {process.env.BUILD_STAGE !== 'build-javascript' && (
        <JsonLd all={[brokerage(site), breadcrumbs(site.siteUrl, [[label, path]])]} />
      )}
    </PageHead>
  );
};

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
