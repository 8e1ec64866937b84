import type { MESSAGES, PublisherStatus } from '../../domain';
import { hasFields, isNumber, isRecord, hasMessage } from '../../requests/answer-guards';
import type { Guard } from '../../requests/answer-guards';
import { get, post } from '../../requests/request';

export interface SiteState {
  /** Null if the publisher does not respond. */
  readonly publisher: PublisherStatus | null;
  /** The revision of the last write. */
  readonly revision: number;
  /** ISO 8601, UTC; null before the first backup. */
  readonly lastBackup?: string | null;
}

const isStatus: Guard = (value) => value === null || isRecord(value);

/** Fetches the state of the published site, for super admins. @throws ApiError */
export const findSiteState = (signal?: AbortSignal): Promise<SiteState> =>
  get('/api/PublisherState', hasFields({ publisher: isStatus, revision: isNumber }), signal);

interface BuildAnswer {
  readonly msg: keyof Pick<typeof MESSAGES, 'success' | 'errorNoPublisher'>;
}

/** Starts a build and a publish in the background. @throws ApiError */
export const buildSite = (): Promise<BuildAnswer> =>
  post('/api/PublisherBuild', {}, hasMessage('success', 'errorNoPublisher'));
