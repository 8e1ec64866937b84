import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { contentPolicyOf, withContentPolicy } from './content-policy';

const CMS = 'https://cms.example.com';
const ORIGINS = { cms: CMS };
const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string): string[] =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

describe('the content security policy of a page', () => {
  const html = [
    '<html><head><style data-href="/a.css">.a{color:red}</style></head><body>',
    '<script src="/app.js"></script><script>one()</script><script id="x">two("&")</script>',
    '<script data-gatsby-head="true" type="application/ld+json">{}</script>',
    '<p style="background:url(&quot;data:,&quot;)">1</p><i style="outline:none"></i>',
    '<i style="outline:none"></i></body></html>',
  ].join('');
  const policy = contentPolicyOf(html, ORIGINS);

  it('lets the page’s own scripts run, and no other', () => {
    expect(directive(policy, 'script-src')).toEqual(["'self'", hash('one()'), hash('two("&")')]);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
  });

  it('lets no script run that stands in what the page shows', () => {
    const page = [
      '<head><script>first()</script></head><body><div id="___gatsby"><p>A text</p><script>typed()</script>',
      '<script id="gatsby-script-loader">forged()</script></div>',
      '<script id="gatsby-script-loader">own()</script><script>last()</script></body>',
    ].join('');
    expect(directive(contentPolicyOf(page, ORIGINS), 'script-src')).toEqual([
      "'self'",
      ...['first()', 'own()', 'last()'].map(hash),
    ]);
    const cutOff = '<head></head><body><div id="___gatsby"><script>typed()</script></div></body>';
    expect(directive(contentPolicyOf(cutOff, ORIGINS), 'script-src')).toEqual(["'self'"]);
  });

  it('lets the page’s own styles hold, each once, as the browser reads them', () => {
    expect(directive(policy, 'style-src')).toEqual([
      "'self'",
      "'unsafe-hashes'",
      hash('.a{color:red}'),
      hash('background:url("data:,")'),
      hash('outline:none'),
    ]);
    expect(directive(contentPolicyOf('<head></head>', ORIGINS), 'style-src')).toEqual(["'self'"]);
  });

  it('lets pictures come from where the site leads on to', () => {
    const own = ["'self'", 'data:', 'blob:', CMS];
    const pictures = 'https://pictures.example.com';
    expect(directive(policy, 'img-src')).toEqual(own);
    expect(directive(contentPolicyOf(html, { cms: CMS, pictures }), 'img-src')).toEqual([
      ...own,
      pictures,
    ]);
  });

  it('lets the page ask the site and the CMS', () => {
    expect(directive(policy, 'connect-src')).toEqual(["'self'", CMS]);
    expect(directive(policy, 'object-src')).toEqual(["'none'"]);
  });

  it('is in any text that a browser takes for a page, before all that it speaks of', () => {
    const meta = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
    for (const [begin, rest] of [
      ['<!DOCTYPE html><html lang="en"><head>', '<script src="/a.js"></script></head>'],
      ['<!doctype html>\n<html>\n<head data-a="b">', '<title>One</title>'],
      ['<!DOCTYPE html>', '<title>One</title><script>one()</script>'],
      ['', '<script src="/a.js"></script>'],
      ['', '<header>One</header>'],
      ['', 'A word of $& and $1'],
    ] as const) {
      const page = withContentPolicy(begin + rest, ORIGINS);
      expect(page.replace(meta, '|')).toBe(`${begin}|${rest}`);
    }
  });

  it('stands first in the head', () => {
    expect(withContentPolicy(html, ORIGINS)).toMatch(
      /^<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'self';/,
    );
    expect(withContentPolicy(html, ORIGINS).endsWith(html.slice('<html><head>'.length))).toBe(true);
  });
});
