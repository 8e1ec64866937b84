import { plural } from '../domain';
import { ApiError } from './api-error';
import type { ApiErrorKind } from './api-error';
import { FAILURE, UNREACHABLE_HINT } from './failure-texts';

export interface FailureMessage {
  readonly title: string;
  readonly text: string;
  /** The advice for the user. */
  readonly hint: string;
  /** Whether another attempt may succeed. */
  readonly canRetry: boolean;
}

const HINTS: Readonly<Record<ApiErrorKind, string>> = {
  unreachable: UNREACHABLE_HINT,
  timeout: 'The answer took too long. Press Retry.',
  rejected: 'Wait a moment, then press Retry.',
  invalid: 'The server gave an answer that we do not understand. Wait a moment, then press Retry.',
};

/** The advice by status, for failures that another attempt does not solve. */
const ADVICE: Readonly<Record<number, string>> = {
  400: 'Correct what is marked, then send it again.',
  401: 'Sign in, then try again: what you typed is still there.',
  403: 'You are not allowed to do this.',
  404: 'It is not there any more. Reload the page to see how things are.',
  413: 'It is too large. Choose a smaller one.',
  415: 'Choose a picture: jpg, jpeg, png, svg, webp or gif.',
};

/** The actions' names in the error catalogue, if they differ from the calls' names. */
const SUFFIXES: Readonly<Record<string, string>> = {
  AwardEdit: 'EditAward',
  AwardDelete: 'deleteAward',
  AddImage: 'addimage',
  AddImages: 'addimage',
  PropResiEdit: 'editPropResi',
  PropComEdit: 'editPropCom',
};

/** Formats a waiting time: from one minute on in whole minutes. */
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
 * Returns the message of an error, from the error catalogue. Source: docs/contract.md, "Modals and messages"
 * @param error an ApiError, the browser's error for a part that does not load, or the TypeError of an incomplete
 * response
 * @param action the failed action, if one call serves several
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
