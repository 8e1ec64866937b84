import type * as ICONS from './icons';

export type IconName = keyof typeof ICONS;

/** The id of an icon's shape in a page. */
export const iconId = (name: IconName): string => `icon-${name}`;
