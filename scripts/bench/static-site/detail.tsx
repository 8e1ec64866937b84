import type { ComponentProps } from 'react';
import { detailData } from '../../../site/src/features/listing/detail/detail-data';
import type { ListingPage } from '../../../site/src/source/types';
import Template, { Head as TemplateHead } from '../../../site/src/templates/detail';

type Props = ComponentProps<typeof Template>;
type HeadProps = Parameters<typeof TemplateHead>[0];
/** The fields that the page's context adds to the template's own. */
interface Brought {
  readonly answer: ListingPage;
}

/** The data of the template. They need style modules, which Gatsby's compilation of `gatsby-node.ts` does not know. */
const dataOf = ({ area, kind, answer }: Props['pageContext'] & Brought): Props['serverData'] =>
  detailData(area, kind, answer);

/** The detail page. It reads its data from its context, so that Gatsby makes a plain static page of it. */
const StaticDetail = (props: Props & { readonly pageContext: Brought }) => (
  <Template {...props} serverData={dataOf(props.pageContext)} />
);

export default StaticDetail;

export const Head = (props: HeadProps & { readonly pageContext: Brought }) => (
  <TemplateHead {...props} serverData={dataOf(props.pageContext)} />
);
