import { plural } from '../domain';
import { ApiError } from './api-error';
import type { ApiErrorKind } from './api-error';
import { FAILURE, UNREACHABLE_HINT } from './failure-texts';

/** A failure as a page says it. */
export interface FailureMessage {
  readonly title: string;
  readonly text: string;
  /** What the reader may do about it. */
  readonly hint: string;
  /** Whether the same, tried again, may go well. */
  readonly canRetry: boolean;
}

const HINTS: Readonly<Record<ApiErrorKind, string>> = {
  unreachable: UNREACHABLE_HINT,
  timeout: 'The answer took too long. Press Retry.',
  rejected: 'Wait a moment, then press Retry.',
  invalid: 'The server gave an answer that we do not understand. Wait a moment, then press Retry.',
};

/** What is to be done where trying again would change nothing, by status. */
const ADVICE: Readonly<Record<number, string>> = {
  400: 'Correct what is marked, then send it again.',
  401: 'Sign in, then try again: what you typed is still there.',
  403: 'You are not allowed to do this.',
  404: 'It is not there any more. Reload the page to see how things are.',
  413: 'It is too large. Choose a smaller one.',
  415: 'Choose a picture: jpg, jpeg, png, svg, webp or gif.',
};

/** The seeds' names for what failed, where they are not the calls' own. */
const SUFFIXES: Readonly<Record<string, string>> = {
  AwardEdit: 'EditAward',
  AwardDelete: 'deleteAward',
  AddImage: 'addimage',
  AddImages: 'addimage',
  PropResiEdit: 'editPropResi',
  PropComEdit: 'editPropCom',
};

/** A time to wait as a person says it: whole minutes from one on. */
export function waitText(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [Math.max(1, Math.ceil(seconds)), 'second']
      : [Math.ceil(seconds / 60), 'minute'];
  return `${String(count)} ${plural(count, unit)}`;
}

function hintOf({ kind, status, body }: ApiError): string {
  const { message, retryAfter } = body;
  if (retryAfter !== undefined) {
    return `${message ?? 'Too many tries'}. You can try again in ${waitText(retryAfter)}.`;
  }
  const advice = status === null ? undefined : ADVICE[status];
  if (advice === undefined) return HINTS[kind];
  return status === 401 ? advice : (message ?? advice);
}

/**
 * The error catalogue of the seed documents, in one place.
 * @param error what was thrown: an ApiError, what a browser throws when a part of the app does not load, or the
 * TypeError of what reads an answer that has not all that it expects
 * @param action names what failed, where one call serves several
 */
export function failureMessage(error: unknown, action?: string): FailureMessage {
  const { title, text } = FAILURE;
  if (!(error instanceof ApiError)) {
    const kind = error instanceof TypeError ? 'invalid' : 'unreachable';
    return { ...FAILURE, hint: HINTS[kind], canRetry: true };
  }
  const { call, status, body } = error;
  const suffix = action ?? SUFFIXES[call] ?? call;
  return {
    title,
    text: status === 401 && body.message ? body.message : `${text}_${suffix}`,
    hint: hintOf(error),
    canRetry: status === null || (status !== 429 && ADVICE[status] === undefined),
  };
}
