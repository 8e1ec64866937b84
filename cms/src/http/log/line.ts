import { currentRequestId } from '../request-id';
import { isError } from './is-error';
import type { Redaction } from './redact';

type Data = Readonly<Record<string, unknown>>;

/** What the logger hands on: a message with its data, data in the message's place, or an error itself. */
export type Info = Data & { readonly level: string; readonly message?: unknown };

function saidBy(info: Info): unknown {
  // Whole, since an error's own text is none of its enumerable properties.
  if (isError(info)) return info;
  const { message, ...data } = info;
  return typeof message === 'object' && !isError(message)
    ? { ...message, ...data }
    : { message, ...data };
}

/** A line of the log: JSON with its time, its level, and the id of the request that is being answered. */
export function formatLine(info: Info, redaction: Redaction): string {
  const said = redaction.value(saidBy(info)) as Data;
  const time = new Date().toISOString();
  return JSON.stringify({ time, level: info.level, id: currentRequestId(), ...said });
}
