/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { safeHtml } from './safe-html';

const NASTY = [
  `<script>document.title = 'Taken'</script>`,
  `<SCRIPT SRC=https://example.com/x.js></SCRIPT>`,
  `<scr<script>ipt>alert(1)</scr</script>ipt>`,
  `<p onclick="alert(1)" onmouseover='alert(1)' style="position:fixed">`,
  `<img src=x onerror=alert(1)>`,
  `<img/src="x"/onerror=alert(1)//`,
  `<svg onload=alert(1)><script>alert(1)</script></svg>`,
  `<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">`,
  `<a href="javascript:alert(1)">one</a>`,
  `<a href=" jAvA\tscript&#58;alert(1)">two</a>`,
  `<a href="data:text/html,<script>alert(1)</script>">three</a>`,
  `<a href="vbscript:msgbox(1)">four</a>`,
  `<iframe src="https://example.com"></iframe><iframe srcdoc="<script>alert(1)</script>"></iframe>`,
  `<object data="x.swf"></object><embed src="x.swf"><applet code="x"></applet>`,
  `<form action="https://example.com"><input name="password"><button formaction="javascript:alert(1)">Go</button></form>`,
  `<textarea></textarea><select><option>1</option></select>`,
  `<meta http-equiv="refresh" content="0;url=https://example.com"><base href="https://example.com/"><link rel="stylesheet" href="x.css">`,
  `<style>body { display: none }</style>`,
  `<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>`,
  `<video src="x" autoplay onplay="alert(1)"></video><audio src="x"></audio>`,
  `<template><script>alert(1)</script></template><dialog open>x</dialog>`,
  `<p data-x="1" aria-hidden="true" slot="a">x</p><x-y>z</x-y>`,
  `<!--><img src=x onerror=alert(1)>-->`,
  `</div></body><script>alert(1)</script>`,
];
const HARMLESS = new Set(
  'h2 p a img table thead tbody tr th td div b ul li details summary span u'.split(' '),
);

/** Returns the elements of a text and their attributes, as a browser parses them. */
const elementsOf = (html: string) =>
  [...new JSDOM(html).window.document.body.querySelectorAll('*')].map((element) => ({
    name: element.localName,
    attributes: [...element.attributes].map(({ name, value }) => ({ name, value })),
  }));

describe('HTML that somebody has typed', () => {
  it.each(NASTY)('keeps nothing that is active of %s', (nasty) => {
    for (const html of [nasty, `<p>Before</p>${nasty}<p>After</p>`, `<table><tr><td>${nasty}`]) {
      const safe = safeHtml(html);
      for (const { name, attributes } of elementsOf(safe)) {
        expect(HARMLESS).toContain(name);
        for (const attribute of attributes) {
          expect(['href', 'src', 'title']).toContain(attribute.name);
          expect(attribute.value).not.toMatch(/^\s*(?:javascript|data|vbscript)\s*:/i);
        }
      }
      expect(safe).not.toMatch(/<script|<iframe|<form|<style|document\.title/i);
      // A second run changes nothing.
      expect(safeHtml(safe)).toBe(safe);
    }
  });

  it('keeps its words', () => {
    expect(safeHtml('<p>Before</p><form>Between <button>us</button></form><p>After</p>')).toBe(
      '<p>Before</p>Between us<p>After</p>',
    );
  });

  it('keeps all that a text is made of', () => {
    const text = [
      '<h2 id="fees">Fees</h2>\n<p>A <strong>fee</strong> of <em>5,000</em>, <u>once</u>.<br>See ',
      '<a href="https://example.com/a?b=1&amp;c=2" title="Terms">this</a>, <a href="#fees">above</a>, ',
      '<a href="mailto:sample@example.com">write</a> or <a href="tel:+919100000001">call</a>.</p>\n',
      '<ol start="3"><li>One</li></ol><img src="/uploads/a.webp" alt="A plan" width="320" height="200">',
      '<table><thead><tr><th align="right" scope="col">Price</th></tr></thead><tbody><tr>',
      '<td colspan="2">1 &lt; 2</td></tr></tbody></table><pre><code>x</code></pre><hr>',
    ].join('');
    expect(safeHtml(text)).toBe(text);
  });
});
