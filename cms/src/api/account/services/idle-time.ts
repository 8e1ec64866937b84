import type { Core } from '@strapi/strapi';
import { IDLE_SECONDS, PARAMETER_DEFAULTS } from '../../../domain';
import type { SessionIdle } from '../../../domain';
import { PARAMETER_UID } from '../../../uids';

/** Seconds after which a session that begins now ends if nobody uses it; null: it does not. */
export async function idleSeconds(strapi: Core.Strapi): Promise<number | null> {
  const stored = (await strapi.db.query(PARAMETER_UID).findOne({ select: ['sessionIdle'] })) as {
    readonly sessionIdle: SessionIdle | null;
  } | null;
  return IDLE_SECONDS[stored?.sessionIdle ?? (PARAMETER_DEFAULTS.sessionIdle as SessionIdle)];
}
