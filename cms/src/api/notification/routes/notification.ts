import { route } from '../../../http/route';
import type { ContractRoute } from '../../../http/route';
import { strapiRouter } from '../../../http/strapi-router';
import { pageResponse, searchRequest, successResponse } from '../../../openapi/response-schemas';
import { findFailed, sendAgain } from '../controllers/notification';

const OF_REGION = ['see enquiries of the region'] as const;

export const NOTIFICATION_ROUTES: readonly ContractRoute[] = [
  route({
    method: 'POST',
    path: '/NotificationSearch',
    who: 'answer enquiries',
    handle: findFailed,
    describes: {
      summary: 'A page of the notifications that failed for good, newest first',
      notes: 'Of the caller’s regions.',
      body: searchRequest('NotificationSearchValues'),
      answer: pageResponse('notifications', 'FailedNotification'),
    },
  }),
  route({
    method: 'PUT',
    path: '/NotificationSendAgain/:id',
    who: 'answer enquiries',
    handle: sendAgain,
    describes: {
      summary: 'Sends a failed notification again',
      notes: '`errorAlready`: it waits or is sent.',
      answer: successResponse(),
      refusals: ['errorAlready'],
      parts: OF_REGION,
    },
  }),
];

export default strapiRouter(NOTIFICATION_ROUTES);
