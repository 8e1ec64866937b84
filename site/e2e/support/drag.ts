import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 8;
/** The distance of an upward swipe in pixels. */
const UP = 300;

async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const between = (from: Point, to: Point): Point[] =>
  Array.from({ length: STEPS }, (_, index) => ({
    x: from.x + ((to.x - from.x) * (index + 1)) / STEPS,
    y: from.y + ((to.y - from.y) * (index + 1)) / STEPS,
  }));

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point[]) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: at });

/** Moves a finger in a straight line. */
async function moveFinger(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await touch(session, 'touchStart', [from]);
  for (const point of between(from, to)) await touch(session, 'touchMove', [point]);
  await touch(session, 'touchEnd', []);
}

/** Moves a finger over most of an element's width, as a swipe does. */
export async function swipe(page: Page, target: Locator, way: 'left' | 'right'): Promise<void> {
  const { x, y } = await middleOf(target);
  const half = ((await target.boundingBox())?.width ?? 0) * 0.35;
  const [from, to] = way === 'left' ? [x + half, x - half] : [x - half, x + half];
  await moveFinger(page, { x: from, y }, { x: to, y });
}

/** Moves a finger up from the middle of an element, as a user does to scroll down. */
export async function swipeUp(page: Page, target: Locator): Promise<void> {
  const from = await middleOf(target);
  await moveFinger(page, from, { x: from.x, y: Math.max(1, from.y - UP) });
}

/** Waits until an element has moved away to make room for the dragged one. */
async function madeRoom(thing: Locator, before: Point): Promise<void> {
  await expect.poll(() => middleOf(thing)).not.toEqual(before);
}

/**
 * Drags an element onto another with the mouse. It waits until the element is `lifted` and the target has made room.
 */
export async function dragByMouse(
  page: Page,
  one: Locator,
  other: Locator,
  lifted: Locator,
): Promise<void> {
  const [from, to] = [await middleOf(one), await middleOf(other)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const [first, ...rest] = between(from, to);
  if (first) await page.mouse.move(first.x, first.y);
  await expect(lifted).toHaveCount(1);
  for (const { x, y } of rest) await page.mouse.move(x, y);
  await madeRoom(other, to);
  await page.mouse.up();
}

/** Drags with a finger, which waits until the element is `lifted`: a finger that moves at once scrolls the page. */
export async function dragByFinger(
  page: Page,
  one: Locator,
  other: Locator,
  lifted: Locator,
): Promise<void> {
  const [from, to] = [await middleOf(one), await middleOf(other)];
  const session = await page.context().newCDPSession(page);
  await touch(session, 'touchStart', [from]);
  await expect(lifted).toHaveCount(1);
  for (const point of between(from, to)) await touch(session, 'touchMove', [point]);
  await madeRoom(other, to);
  await touch(session, 'touchEnd', []);
}
