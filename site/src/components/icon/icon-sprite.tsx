import { renderToStaticMarkup } from 'react-dom/server';
import { iconId } from './icon-id';
import type { IconName } from './icon-id';
import * as ICONS from './icons';

/** The inner shape of an icon, without its `<svg>` element. */
const shapeOf = (name: IconName): string => {
  const Drawn = ICONS[name];
  return renderToStaticMarkup(<Drawn />).replace(/^<svg[^>]*>|<\/svg>$/g, '');
};

const SYMBOLS = (Object.keys(ICONS) as IconName[])
  .map((name) => `<symbol id="${iconId(name)}" viewBox="0 0 24 24">${shapeOf(name)}</symbol>`)
  .join('');

/** The hidden shapes of all icons. Each `Icon` of the page references its shape. */
export const IconSprite = () => (
  <div hidden dangerouslySetInnerHTML={{ __html: `<svg>${SYMBOLS}</svg>` }} />
);
