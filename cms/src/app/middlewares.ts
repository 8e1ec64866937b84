import type { Core } from '@strapi/strapi';
import { limitBuildQueries } from '../content-api/build-queries';
import { checkBodies } from '../http/middlewares/bodies';
import { answerCalls } from '../http/middlewares/calls';
import { answerErrors } from '../http/middlewares/errors';
import hideErrors from '../http/middlewares/hide-errors';
import requestLog from '../http/middlewares/request-log';
import redirectPictures from '../media/redirect-pictures';
import requestMetrics from '../metrics/request-metrics';
import { allowPanelAddresses } from '../panel/allow-addresses';
import { authorizePanelBody, takesForms, takesFormsOnly } from '../panel/authorize-body';
import { checkPanelRequests } from '../panel/check-requests';
import { presentAuthors } from '../panel/present-authors';
import { readEnv } from '../settings/env';
import { ROUTE_TABLE } from './routes';

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
    errors: answerErrors(ROUTE_TABLE),
    bodies: checkBodies(ROUTE_TABLE, { takesForms, takesFormsOnly, authorizePanelBody }, readEnv),
    calls: answerCalls(ROUTE_TABLE, () => readEnv().fastRoutes),
    'panel-addresses': allowPanelAddresses(ROUTE_TABLE, () => readEnv().panelAllow),
    'build-queries': limitBuildQueries,
    'panel-requests': checkPanelRequests,
    'panel-authors': presentAuthors,
    'redirect-pictures': redirectPictures,
  });
}
