import type { AppParameter } from '../domain';
import { get } from './request';

/** What the panel's admins can change of the site. @throws ApiError */
export const appParameter = async (signal: AbortSignal): Promise<AppParameter> =>
  (await get<{ readonly appParameter: AppParameter }>('/api/AppParameter', signal)).appParameter;
