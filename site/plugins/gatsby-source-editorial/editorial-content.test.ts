/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { editorialContent } from './editorial-content';

const legal = (values: object) => ({
  data: [{ id: 1, documentId: 'a', updatedAt: '2026-01-01', title: 'Terms', ...values }],
});
const landing = (values: object) => ({
  data: {
    logo: { id: 7, url: '/uploads/a.webp', mime: 'image/webp', updatedAt: '2026-01-01', ...values },
  },
});

const contentOf = (text: object, picture: object): Promise<string> =>
  editorialContent((path) =>
    Promise.resolve(path.startsWith('/api/legal-texts?') ? legal(text) : landing(picture)),
  );

describe('the editorial content', () => {
  it('is the same where it was saved without a change', async () => {
    const saved = { id: 2, documentId: 'b', updatedAt: '2026-02-02', publishedAt: '2026-02-02' };
    expect(await contentOf(saved, {})).toBe(await contentOf({}, {}));
  });

  it('is another where a text or a picture is', async () => {
    const before = await contentOf({}, {});
    expect(await contentOf({ title: 'New terms' }, {})).not.toBe(before);
    expect(await contentOf({}, { alternativeText: 'A logo' })).not.toBe(before);
    expect(await contentOf({}, { updatedAt: '2026-02-02' })).not.toBe(before);
  });
});
