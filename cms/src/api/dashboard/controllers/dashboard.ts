import { AREAS, can, DASHBOARD_STEPS, isArea } from '../../../domain';
import type { Dashboard } from '../../../domain';
import { signedIn } from '../../../http/call';
import type { Call } from '../../../http/call';
import { forbidden, invalid } from '../../../http/errors';
import { readEnv } from '../../../settings/env';
import { failedCount } from '../../notification/services/failed';
import { inOutbox } from '../../notification/services/outbox';
import { readDashboard } from '../services/read';

/** `POST /api/Dashboard`: the figures of the caller's regions, or of one of them. */
export async function findDashboard(call: Call): Promise<Dashboard> {
  const caller = signedIn(call);
  const { step: sentStep = 'day', area = null } = call.body;
  const step = DASHBOARD_STEPS.find((one) => one === sentStep);
  if (!step) throw invalid({ step: `step must be one of: ${DASHBOARD_STEPS.join(', ')}` });
  if (area !== null && !isArea(area)) throw invalid({ area: 'There is no such region' });
  const own = AREAS.filter((one) => can(caller, 'see the dashboard of the region', one));
  if (area !== null && !own.includes(area)) throw forbidden();
  const areas = area === null ? own : [area];
  const board = await readDashboard(strapi, areas, step, Date.now());
  const [failed] = await inOutbox(strapi, (outbox) =>
    failedCount(outbox, { areas, enquiry: null }),
  );
  const failedNotifications = Number(failed?.count ?? 0);
  return { ...board, failedNotifications, sendsEmail: readEnv().smtp !== undefined };
}
