import { graphql } from 'gatsby';
import type { GetServerData, HeadProps, PageProps } from 'gatsby';
import { Notice } from '../components/notice/notice';
import { useSite } from '../components/layout/use-site';
import { PageHead } from '../components/seo/page-head';
import { JsonLd } from '../components/seo/json-ld';
import { brokerage } from '../components/seo/json-ld/brokerage';
import type { Award, Overview } from '../domain';
import { AwardsSection } from '../features/editorial/awards-section';
import { OverviewsSection } from '../features/editorial/overviews-section';
import type { LandingContent, WelcomeParameters } from '../features/landing/content';
import { LandingPage } from '../features/landing/landing-page';
import { ReviewsSection } from '../features/reviews/reviews-section';
import { source } from '../source';
import type { ReviewPage } from '../source/types';

interface Data {
  readonly strapiLanding: LandingContent | null;
  readonly strapiAppParameter: WelcomeParameters | null;
}
interface ServerData {
  readonly overviews: readonly Overview[];
  readonly awards: readonly Award[];
  readonly reviewPage: ReviewPage;
}
type Props = PageProps<Data, object, unknown, ServerData>;

const Landing = ({
  data: { strapiLanding, strapiAppParameter },
  serverData: { overviews, reviewPage, awards },
}: Props) =>
  strapiLanding ? (
    <LandingPage
      content={strapiLanding}
      parameters={strapiAppParameter}
      overviews={<OverviewsSection words={strapiLanding.whatWeDealIn} overviews={overviews} />}
      reviews={<ReviewsSection words={strapiLanding.clientReviews} page={reviewPage} />}
      awards={<AwardsSection words={strapiLanding.awards} awards={awards} />}
    />
  ) : (
    <Notice title="This page is not written yet" to={null}>
      Its texts are written in the CMS, under Landing page.
    </Notice>
  );

export default Landing;

export const Head = ({
  data: { strapiLanding },
  serverData: { reviewPage },
}: HeadProps<Data, object, ServerData>) => {
  const site = useSite();
  const slide = strapiLanding?.slides[0];
  return (
    <PageHead
      title={slide?.title ?? 'Home'}
      description={slide?.description1 ?? 'Home'}
      path="/"
      picture={slide?.picture?.picture}
    >
      {process.env.BUILD_STAGE !== 'build-javascript' && (
        <JsonLd
          all={[
            brokerage(site, reviewPage.rating),
            { '@type': 'WebSite', name: site.facts?.brandName, url: `${site.siteUrl}/` },
          ]}
        />
      )}
    </PageHead>
  );
};

export const getServerData: GetServerData<ServerData> = async () => {
  const [overviews, awards, reviewPage] = await Promise.all([
    source().overviews(),
    source().awards(),
    source().reviews(),
  ]);
  return { props: { overviews, awards, reviewPage } };
};

export const query = graphql`
  query Landing {
    strapiAppParameter {
      welcomePopup
      welcomeVideoUrl
    }
    strapiLanding {
      slides {
        title
        description1
        description2
        picture {
          ...MediaParts
        }
      }
      welcome {
        heading
        text
      }
      claims {
        value
        label
      }
      about {
        heading
        line
        text
        picture {
          ...MediaParts
        }
      }
      whyChooseUs {
        ...SectionParts
      }
      whyCards {
        heading
        text
        svg
      }
      services {
        ...SectionParts
      }
      serviceCards {
        heading
        text
        picture {
          ...MediaParts
        }
      }
      whereWeDeal {
        ...SectionParts
      }
      localities {
        city
        heading
        text
        picture {
          ...MediaParts
        }
      }
      whatWeDealIn {
        ...SectionParts
      }
      clientReviews {
        ...SectionParts
      }
      awards {
        ...SectionParts
      }
      contactUs {
        ...SectionParts
      }
    }
  }

  fragment SectionParts on STRAPI__COMPONENT_LANDING_SECTION {
    heading
    line
  }

  fragment MediaParts on STRAPI__MEDIA {
    alternativeText
    picture {
      ...PictureParts
    }
  }
`;
