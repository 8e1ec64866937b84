import type { ComponentType } from 'react';
import { BulletList } from '@strapi/icons';

/** A custom field of the panel. Strapi types its input as a component without props. */
export const customField = (
  name: string,
  type: 'string' | 'json' | 'integer' | 'float' | 'biginteger',
  words: string,
  load: () => Promise<{ default: unknown }>,
) => ({
  name,
  type,
  icon: BulletList,
  intlLabel: { id: `${name}.label`, defaultMessage: words },
  intlDescription: { id: `${name}.description`, defaultMessage: words },
  components: { Input: load as () => Promise<{ default?: ComponentType }> },
});
