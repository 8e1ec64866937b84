import type { ComponentProps } from 'react';
import Template, { Head as TemplateHead } from '../../../site/src/templates/list';

type Props = ComponentProps<typeof Template>;
type HeadProps = Parameters<typeof TemplateHead>[0];
/** The fields that the page's context adds to the template's own. */
interface Brought {
  readonly serverData: Props['serverData'];
}

/** The list page. It reads its data from its context, so that Gatsby makes a plain static page of it. */
const StaticList = (props: Props & { readonly pageContext: Brought }) => (
  <Template {...props} serverData={props.pageContext.serverData} />
);

export default StaticList;

export const Head = (props: HeadProps & { readonly pageContext: Brought }) => (
  <TemplateHead {...props} serverData={props.pageContext.serverData} />
);
