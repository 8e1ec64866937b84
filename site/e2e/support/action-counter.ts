import type { Locator } from '@playwright/test';
import { fillIn } from './forms';
import type { FieldValues } from './forms';
import type { FilePayload } from './images';

/** A person's hand, which counts what it presses and fills in. */
export class ActionCounter {
  count = 0;

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async fill(form: Locator, values: FieldValues): Promise<void> {
    this.count += await fillIn(form, values);
  }

  /** A press on what opens the browser's own dialog, the files that are marked there, and a press on its Open. */
  async choose(target: Locator, files: FilePayload[]): Promise<void> {
    const chooser = target.page().waitForEvent('filechooser');
    await this.press(target);
    await (await chooser).setFiles(files);
    this.count += files.length + 1;
  }
}
