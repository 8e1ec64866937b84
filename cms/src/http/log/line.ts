import { currentRequestId } from '../request-id';
import { isError } from './is-error';
import type { Redaction } from './redact';

type Data = Readonly<Record<string, unknown>>;

/** The logger's input: a message with its data, data instead of a message, or an error. */
export type Info = Data & { readonly level: string; readonly message?: unknown };

function saidBy(info: Info): unknown {
  // The whole error, because its message is not an enumerable property.
  if (isError(info)) return info;
  const { message, ...data } = info;
  return typeof message === 'object' && !isError(message)
    ? { ...message, ...data }
    : { message, ...data };
}

/** A line of the log: JSON with the time, the level, and the id of the current request. */
export function formatLine(info: Info, redaction: Redaction): string {
  const said = redaction.value(saidBy(info)) as Data;
  const time = new Date().toISOString();
  return JSON.stringify({ time, level: info.level, id: currentRequestId(), ...said });
}
