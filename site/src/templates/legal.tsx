import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { Notice } from '../components/notice/notice';
import { useSite } from '../components/layout/use-site';
import { PageHead } from '../components/seo/page-head';
import { JsonLd } from '../components/seo/json-ld';
import { ENQUIRY_NOTICES } from '../domain';
import { breadcrumbs } from '../components/seo/json-ld/breadcrumbs';
import { LegalPage } from '../features/legal/legal-text';
import type { LegalText } from '../features/legal/legal-text';

interface Data {
  readonly strapiLegalText: LegalText | null;
}
interface Context {
  readonly key: string;
}

const Legal = ({ data: { strapiLegalText }, pageContext: { key } }: PageProps<Data, Context>) =>
  strapiLegalText ? (
    <LegalPage text={strapiLegalText} lang={key === ENQUIRY_NOTICES.Hindi ? 'hi' : undefined} />
  ) : (
    <Notice title="This text is not there yet">It is written in the CMS, under Legal text.</Notice>
  );

export default Legal;

export const Head = ({
  data: { strapiLegalText },
  pageContext: { key },
}: HeadProps<Data, Context>) => {
  const { siteUrl, facts } = useSite();
  const title = strapiLegalText?.title ?? key;
  const path = `/${key}/`;
  return (
    <PageHead
      title={title}
      description={[`${title}, as it stands on this site`, facts?.brandName]
        .filter(Boolean)
        .join(': ')}
      path={path}
      isUnlisted={!strapiLegalText}
    >
      {process.env.BUILD_STAGE !== 'build-javascript' && (
        <JsonLd all={[breadcrumbs(siteUrl, [[title, path]])]} />
      )}
    </PageHead>
  );
};

export const query = graphql`
  query LegalText($key: String!) {
    strapiLegalText(key: { eq: $key }) {
      title
      effectiveLabel
      effectiveOn
      html
    }
  }
`;
