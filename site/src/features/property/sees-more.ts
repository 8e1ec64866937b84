import { may } from '../../domain';
import type { Area, Caller } from '../../domain';

/** Whether an account sees more of a region's properties than is published. */
export const seesMore = (account: Caller, area: Area): boolean =>
  may(account, 'see inactive listings', area);
