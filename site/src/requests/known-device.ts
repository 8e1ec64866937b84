import { deleteText, readText, saveText } from './browser-storage';

/**
 * The header with the marks of sign-ins on this device; its value is opaque. Source: docs/contract.md, "Login limits".
 */
export const KNOWN_DEVICE = 'x-known-device';

const KEY = 'knownDevice';

/** Returns the header for the next login; empty before the first login. */
export const readKnownDevice = (): string => readText(KEY) ?? '';

/** @param header from the response of a login */
export const saveKnownDevice = (header: string): void => {
  saveText(KEY, header);
};

export const forgetDevice = (): void => {
  deleteText(KEY);
};
