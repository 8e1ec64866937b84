/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from './icon';
import { IconSprite } from './icon-sprite';
import type { IconName } from './icon-id';
import * as ICONS from './icons';

const names = Object.keys(ICONS) as IconName[];
const SOURCES = path.resolve(__dirname, '../..');

describe('the icons of a page', () => {
  it('each point at their shape, which stands once, without the picture around it', () => {
    const sprite = renderToStaticMarkup(<IconSprite />);
    expect(sprite.match(/<symbol /g)).toHaveLength(names.length);
    expect(sprite.match(/<svg/g)).toHaveLength(1);
    for (const name of names) {
      const icon = renderToStaticMarkup(<Icon of={name} />);
      const id = /<use href="#([^"]+)"/.exec(icon)?.[1] ?? '';
      expect(sprite).toMatch(new RegExp(`<symbol id="${id}" viewBox="0 0 24 24"><\\w+ `));
    }
  });

  it('are those alone that are shown somewhere', () => {
    const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => readFileSync(path.join(SOURCES, file), 'utf8'))
      .join('\n');
    expect(names.filter((name) => !new RegExp(`["']${name}["']`).test(sources))).toEqual([]);
  });
});
