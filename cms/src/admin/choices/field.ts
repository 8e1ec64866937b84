import { BulletList } from '@strapi/icons';

const field = (name: string, type: 'string' | 'json', words: string) => ({
  name,
  type,
  icon: BulletList,
  intlLabel: { id: `${name}.label`, defaultMessage: words },
  intlDescription: { id: `${name}.description`, defaultMessage: words },
});

/** Fields that take one, or several, of a list of choices. */
export const choiceFields = [
  { ...field('choice', 'string', 'One of a list'), components: { Input: () => import('./one') } },
  {
    ...field('choices', 'json', 'Several of a list'),
    components: { Input: () => import('./several') },
  },
];
