import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { Notice } from '../components/notice/notice';
import { PageHead } from '../components/seo/page-head';
import { LegalPage } from '../features/legal/legal-page';
import type { LegalText } from '../features/legal/legal-page';

interface Data {
  readonly strapiLegalText: LegalText | null;
}
interface Context {
  readonly key: string;
}

const Legal = ({ data: { strapiLegalText } }: PageProps<Data, Context>) =>
  strapiLegalText ? (
    <LegalPage text={strapiLegalText} />
  ) : (
    <Notice title="This text is not there yet">It is written in the CMS, under Legal text.</Notice>
  );

export default Legal;

export const Head = ({
  data: { strapiLegalText },
  pageContext: { key },
}: HeadProps<Data, Context>) => (
  <PageHead
    title={strapiLegalText?.title ?? key}
    description={`${strapiLegalText?.title ?? key}, as it stands on this site.`}
    path={`/${key}/`}
  />
);

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
