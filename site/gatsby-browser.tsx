import type { GatsbyBrowser } from 'gatsby';
import { PageFrame } from './src/components/layout/page-frame';
import './src/styles/index.css';

/** The frame stays while the page in it changes. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <PageFrame context={props.pageContext}>{element}</PageFrame>
);
