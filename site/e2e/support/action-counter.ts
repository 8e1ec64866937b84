import type { Locator } from '@playwright/test';
import { fillIn } from './forms';
import type { FieldValues } from './forms';
import type { FilePayload } from './images';

/** Counts the presses and inputs that a user needs. */
export class ActionCounter {
  count = 0;

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async fill(form: Locator, values: FieldValues): Promise<void> {
    this.count += await fillIn(form, values);
  }

  /** Counts three actions: the press that opens the file dialog, the selection of the files, and the press on Open. */
  async choose(target: Locator, files: FilePayload[]): Promise<void> {
    const chooser = target.page().waitForEvent('filechooser');
    await this.press(target);
    await (await chooser).setFiles(files);
    this.count += files.length + 1;
  }
}
