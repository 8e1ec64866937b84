import type { AppParameter } from '../domain';
import { hasFields, isRecord } from './answer-guards';
import { get } from './request';

const PARAMETERS = hasFields({ appParameter: isRecord });

/** The site's parameters. @throws ApiError */
export const appParameter = async (signal: AbortSignal): Promise<AppParameter> =>
  (await get<{ readonly appParameter: AppParameter }>('/api/AppParameter', PARAMETERS, signal))
    .appParameter;
