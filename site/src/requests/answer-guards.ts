/** Whether something is what the contract promises. */
export type Guard = (value: unknown) => boolean;

export const isText: Guard = (value) => typeof value === 'string';
export const isNumber: Guard = (value) => typeof value === 'number';
/** Something with keys, as every answer is. */
export const isRecord: Guard = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const oneOf =
  (...words: readonly string[]): Guard =>
  (value) =>
    words.some((word) => word === value);

export const listOf =
  (isItem: Guard): Guard =>
  (value) =>
    Array.isArray(value) && value.every(isItem);

/** A record with these keys, and what each of them is. */
export const hasFields =
  (parts: Readonly<Record<string, Guard>>): Guard =>
  (value) =>
    isRecord(value) &&
    Object.entries(parts).every(([key, is]) =>
      is((value as Readonly<Record<string, unknown>>)[key]),
    );

/** An answer whose `msg` is one of these. */
export const hasMessage = (...words: readonly string[]): Guard =>
  hasFields({ msg: oneOf(...words) });

/** What a write answers that can only go well, or be refused with a status. */
export const isSuccess = hasMessage('success');
