import type { Core } from '@strapi/strapi';
import { IDLE_SECONDS, PARAMETER_DEFAULTS } from '../../../domain';
import type { SessionIdle } from '../../../domain';
import { PARAMETER_UID } from '../../../uids';

/** The seconds after which an idle session ends, for sessions that start now; null: idle sessions do not end. */
export async function idleSeconds(strapi: Core.Strapi): Promise<number | null> {
  const stored = (await strapi.db.query(PARAMETER_UID).findOne({ select: ['sessionIdle'] })) as {
    readonly sessionIdle: SessionIdle | null;
  } | null;
  return IDLE_SECONDS[stored?.sessionIdle ?? (PARAMETER_DEFAULTS.sessionIdle as SessionIdle)];
}
