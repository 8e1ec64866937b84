import { renderToStaticMarkup } from 'react-dom/server';
import { iconId } from './icon-id';
import { ICONS } from './icons';
import type { IconName } from './icons';

/** The shape that an icon of the set draws, without the picture around it. */
const shapeOf = (name: IconName): string => {
  const Drawn = ICONS[name];
  return renderToStaticMarkup(<Drawn />).replace(/^<svg[^>]*>|<\/svg>$/g, '');
};

const SYMBOLS = (Object.keys(ICONS) as IconName[])
  .map((name) => `<symbol id="${iconId(name)}" viewBox="0 0 24 24">${shapeOf(name)}</symbol>`)
  .join('');

/** The shapes of all icons, not to be seen: each `Icon` of the page points at its own. */
export const IconSprite = () => (
  <div hidden dangerouslySetInnerHTML={{ __html: `<svg>${SYMBOLS}</svg>` }} />
);
