/** Whether something is what the contract promises. */
export type Is = (value: unknown) => boolean;

export const isText: Is = (value) => typeof value === 'string';
export const isNumber: Is = (value) => typeof value === 'number';
/** Something with keys, as every answer is. */
export const isRecord: Is = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const oneOf =
  (...words: readonly string[]): Is =>
  (value) =>
    words.some((word) => word === value);

export const listOf =
  (isItem: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(isItem);

/** A record with these keys, and what each of them is. */
export const has =
  (parts: Readonly<Record<string, Is>>): Is =>
  (value) =>
    isRecord(value) &&
    Object.entries(parts).every(([key, is]) =>
      is((value as Readonly<Record<string, unknown>>)[key]),
    );

/** An answer whose `msg` is one of these. */
export const says = (...words: readonly string[]): Is => has({ msg: oneOf(...words) });

/** What a write answers that can only go well, or be refused with a status. */
export const isSuccess = says('success');
