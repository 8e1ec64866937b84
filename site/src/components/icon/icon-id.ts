import type { IconName } from './icons';

/** The id of an icon's shape in a page. */
export const iconId = (name: IconName): string => `icon-${name}`;
