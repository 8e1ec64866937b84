import { readText, saveText } from '../../../requests/browser-storage';

const KEY = 'welcomeDismissed';

/** Whether the visitor has dismissed the welcome for good on this device. */
export const isDismissed = (): boolean => readText(KEY) !== null;

export const dismiss = (): void => {
  saveText(KEY, new Date().toISOString());
};
