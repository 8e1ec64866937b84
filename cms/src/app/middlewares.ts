import type { Core } from '@strapi/strapi';
import { answerCalls } from '../http/middlewares/calls';
import errors from '../http/middlewares/errors';
import { checkForms } from '../http/middlewares/forms';
import hideErrors from '../http/middlewares/hide-errors';
import requestLog from '../http/middlewares/request-log';
import redirectPictures from '../media/redirect-pictures';
import requestMetrics from '../metrics/request-metrics';
import { readEnv } from '../settings/env';
import { ROUTE_TABLE } from './served-routes';

interface Registry {
  readonly add: (namespace: string, middlewares: Readonly<Record<string, unknown>>) => void;
}

/** Registers the middlewares that config/middlewares.ts lists as `global::…`. */
export function registerMiddlewares(strapi: Core.Strapi): void {
  const registry: Registry = strapi.get('middlewares');
  registry.add('global::', {
    'request-log': requestLog,
    'request-metrics': requestMetrics,
    'hide-errors': hideErrors,
    errors,
    forms: checkForms(ROUTE_TABLE),
    calls: answerCalls(ROUTE_TABLE, () => readEnv().fastRoutes),
    'redirect-pictures': redirectPictures,
  });
}
