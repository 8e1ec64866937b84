import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { begin, off, on, reset, RESETS, show } from './controller';

type Handler = (strapi: Core.Strapi, ctx: Context) => Promise<void>;

const SIGNED_IN = 'admin::isAuthenticatedAdmin';
const MAY_RESET = { name: 'admin::hasPermissions', config: { actions: [RESETS] } };

/** Adds the calls of the panel's page for second factors. */
export function serveSecondFactor(strapi: Core.Strapi): void {
  const route = (
    method: 'GET' | 'POST',
    path: string,
    handle: Handler,
    ...policies: unknown[]
  ) => ({
    method,
    path: `/second-factor${path}`,
    handler: (ctx: Context) => handle(strapi, ctx),
    info: { pluginName: 'admin' },
    config: { policies: [SIGNED_IN, ...policies] },
  });
  strapi.server.routes({
    type: 'admin',
    prefix: '/admin',
    routes: [
      route('GET', '', show),
      route('POST', '/begin', begin),
      route('POST', '/on', on),
      route('POST', '/off', off),
      route('POST', '/reset', reset, MAY_RESET),
    ],
  } as never);
}
