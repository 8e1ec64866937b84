import type { Locator, Page } from '@playwright/test';
import { fieldOf } from '../../src/domain';
import type { FieldType, Kind } from '../../src/domain';
import { expect, tabTo } from './fixtures';

/** The largest number of Tab presses in a long form, which has many fields before its buttons. */
export const MANY = 260;

/** Moves to an element with Tab, and presses it with Enter. */
export async function press(page: Page, target: Locator, most?: number): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target, most);
  await page.keyboard.press('Enter');
}

/** Replaces the text of a field by typing. */
export async function retype(page: Page, target: Locator, text: string): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target, MANY);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Chooses in a list with the arrow keys: the given option, or the first one that is not empty. */
export async function pick(page: Page, list: Locator, option?: string): Promise<void> {
  const [now, wanted] = await list.evaluate((element, text) => {
    const select = element as HTMLSelectElement;
    const isIt = ({ value }: HTMLOptionElement) => (text === null ? value !== '' : value === text);
    return [select.selectedIndex, [...select.options].findIndex(isIt)] as const;
  }, option ?? null);
  expect(wanted).toBeGreaterThanOrEqual(0);
  const key = wanted > now ? 'ArrowDown' : 'ArrowUp';
  for (let step = Math.abs(wanted - now); step > 0; step -= 1) await page.keyboard.press(key);
}

/** The texts to type, by field type. Each is short: the form renders at each key. */
const TYPED: Partial<Readonly<Record<FieldType, string>>> = {
  money: '12,34,567',
  area: '120',
  length: '30',
  date: '28-02-2027',
  phone: '9200000001',
  link: 'https://example.com/home.mp4',
};

/** Moves through a listing form with Tab, fills in every field, and stops at Submit. */
export async function fillByKeyboard(
  page: Page,
  form: Locator,
  kind: Kind,
  chosen: Readonly<Record<string, string>>,
): Promise<void> {
  const done = new Set<string>();
  const submit = form.getByRole('button', { name: 'Submit' });
  const focused = page.locator(':focus');
  for (let presses = 0; presses < MANY; presses += 1) {
    await page.keyboard.press('Tab');
    const { name, type, isSubmit } = await focused.evaluate((element) => ({
      name: element.getAttribute('name') ?? '',
      type: (element as HTMLInputElement).type,
      isSubmit: element.textContent.trim() === 'Submit',
    }));
    if (isSubmit) break;
    const field = fieldOf(kind, name);
    if (!field || done.has(name)) continue;
    done.add(name);
    if (type === 'radio' || type === 'checkbox') await page.keyboard.press('Space');
    else if (type === 'select-one') await pick(page, focused, chosen[name]);
    else await page.keyboard.type(TYPED[field.type] ?? 'Typed');
  }
  await expect(submit).toBeFocused();
}
