import type { IconName } from './icons';

/** What an icon's shape is called in a page. */
export const iconId = (name: IconName): string => `icon-${name}`;
