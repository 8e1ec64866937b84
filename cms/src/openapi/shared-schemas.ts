import { CITIES, FIELD_TYPES, LIMITS, MESSAGES } from '../domain';
import { responseObject, constant, count, withDescription, list, ref } from './json';
import type { JsonSchema } from './json';

const sentence = { type: 'string', minLength: 1 };
const errorBody = (msg: string): JsonSchema => responseObject({ msg: constant(msg) });
const errorWithMessage = (msg: string): JsonSchema =>
  responseObject({ msg: constant(msg), message: sentence });
const rule = { label: '', options: [], max: LIMITS.text };

/** Schemas that several resources use. */
export const SHARED_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  None: { enum: ['', null], description: 'Not given.' },
  City: { type: 'string', enum: [...CITIES] },
  Name: { type: 'string', minLength: 1, maxLength: LIMITS.text },
  Phone: FIELD_TYPES.phone.json(rule).answered,
  ImagePath: {
    type: 'string',
    pattern: '^/',
    description: 'Put behind the image host, the image’s URL.',
  },
  Picture: responseObject({
    path: ref('ImagePath'),
    width: count,
    height: count,
    widths: withDescription(
      list(count),
      'The widths of its smaller renditions, `w<width>_<name>` beside it.',
    ),
    placeholder: withDescription({ type: 'string' }, 'A tiny picture as a data address.'),
  }),
};

/** The bodies of error responses. Source: docs/contract.md, "Errors". */
export const ERROR_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  ErrorValidation: responseObject({
    msg: constant(MESSAGES.errorValidation),
    errors: {
      type: 'object',
      minProperties: 1,
      additionalProperties: sentence,
      description: 'A message for each key that breaks a rule.',
    },
  }),
  ErrorLogIn: constant(MESSAGES.logIn),
  ErrorForbidden: errorWithMessage(MESSAGES.errorForbidden),
  ErrorNotFound: errorBody(MESSAGES.errorNotFound),
  ErrorTooLarge: errorWithMessage(MESSAGES.errorTooLarge),
  ErrorNotImage: errorWithMessage(MESSAGES.errorNotImage),
  ErrorTooMany: errorWithMessage(MESSAGES.errorTooMany),
  ErrorBusy: errorWithMessage(MESSAGES.errorBusy),
  ErrorServer: errorBody(MESSAGES.errorServer),
};
