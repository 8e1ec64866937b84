import type { Locator } from '@playwright/test';
import { fill } from './forms';
import type { Filled } from './forms';
import type { GivenFile } from './images';

/** A person's hand, which counts what it presses and fills in. */
export class Hand {
  work = 0;

  async press(target: Locator): Promise<void> {
    this.work += 1;
    await target.click();
  }

  async fill(form: Locator, values: Filled): Promise<void> {
    this.work += await fill(form, values);
  }

  /** A press on what opens the browser's own dialog, the files that are marked there, and a press on its Open. */
  async choose(target: Locator, files: GivenFile[]): Promise<void> {
    const chooser = target.page().waitForEvent('filechooser');
    await this.press(target);
    await (await chooser).setFiles(files);
    this.work += files.length + 1;
  }
}
