import type { AppParameter } from '../domain';
import { has, isRecord } from './promised';
import { get } from './request';

const PARAMETERS = has({ appParameter: isRecord });

/** What the panel's admins can change of the site. @throws ApiError */
export const appParameter = async (signal: AbortSignal): Promise<AppParameter> =>
  (await get<{ readonly appParameter: AppParameter }>('/api/AppParameter', PARAMETERS, signal))
    .appParameter;
