import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { id, list, requestObject, withDescription } from '../../../openapi/json';
import { successResponse } from '../../../openapi/response-schemas';
import {
  beginSecondFactor,
  resetSecondFactorByAdmin,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from '../controllers/second-factor';
import { PASSWORD_AND_CODE, TOKEN } from '../schemas';

const forStaff = { method: 'POST', who: 'use a second factor' } as const;
const text = { type: 'string' } as const;

export const SECOND_FACTOR_ROUTES: readonly ContractRoute[] = [
  route({
    path: '/SecondFactorBegin',
    ...forStaff,
    handle: beginSecondFactor,
    describes: {
      summary: 'Makes a secret for an authenticator app; it counts once the second factor is on',
      answer: successResponse({
        secret: withDescription(text, 'In base 32.'),
        uri: withDescription(text, 'The same as an address of the scheme `otpauth`.'),
        qr: withDescription(text, 'A picture of the address, as a URL of the scheme `data`.'),
      }),
      refusals: ['errorAlready'],
    },
  }),
  route({
    path: '/SecondFactorOn',
    ...forStaff,
    handle: switchSecondFactorOn,
    describes: {
      summary: 'Switches the own second factor on; the token is of a new session',
      body: PASSWORD_AND_CODE,
      answer: successResponse({
        token: TOKEN,
        recoveryCodes: withDescription(list(text), 'Each logs in once. No call shows them again.'),
      }),
      refusals: ['errorPass', 'errorCode'],
      limited: true,
    },
  }),
  route({
    path: '/SecondFactorOff',
    ...forStaff,
    handle: switchSecondFactorOff,
    describes: {
      summary: 'Switches the own second factor off; the token is of a new session',
      body: PASSWORD_AND_CODE,
      answer: successResponse({ token: TOKEN }),
      refusals: ['errorPass', 'errorCode'],
      limited: true,
    },
  }),
  route({
    method: 'POST',
    path: '/SecondFactorReset',
    who: 'edit users',
    handle: resetSecondFactorByAdmin,
    describes: {
      summary: 'Switches an account’s second factor off, and ends its session everywhere',
      body: requestObject({ id }, ['id']),
      answer: successResponse(),
      parts: ['edit super admins'],
      finds: true,
    },
  }),
];

export default strapiRouter(SECOND_FACTOR_ROUTES);
