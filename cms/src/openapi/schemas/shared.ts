import { CITIES, FIELD_TYPES, LIMITS, MESSAGES } from '../../domain';
import { answered, constant, count, described, list, ref } from '../json';
import type { JsonSchema } from '../json';

const sentence = { type: 'string', minLength: 1 };
const fault = (msg: string): JsonSchema => answered({ msg: constant(msg) });
const said = (msg: string): JsonSchema => answered({ msg: constant(msg), message: sentence });
const rule = { label: '', options: [], max: LIMITS.text };

/** What many answers and calls have in common. */
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
  Picture: answered({
    path: ref('ImagePath'),
    width: count,
    height: count,
    widths: described(
      list(count),
      'The widths of its smaller renditions, `w<width>_<name>` beside it.',
    ),
    placeholder: described({ type: 'string' }, 'A tiny picture as a data address.'),
  }),
};

/** The bodies of the contract's refusals. */
export const FAULT_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  ErrorValidation: answered({
    msg: constant(MESSAGES.errorValidation),
    errors: {
      type: 'object',
      minProperties: 1,
      additionalProperties: sentence,
      description: 'A message for each key that breaks a rule.',
    },
  }),
  ErrorLogIn: constant(MESSAGES.logIn),
  ErrorForbidden: said(MESSAGES.errorForbidden),
  ErrorNotFound: fault(MESSAGES.errorNotFound),
  ErrorTooLarge: said(MESSAGES.errorTooLarge),
  ErrorNotImage: said(MESSAGES.errorNotImage),
  ErrorTooMany: said(MESSAGES.errorTooMany),
  ErrorServer: fault(MESSAGES.errorServer),
};
