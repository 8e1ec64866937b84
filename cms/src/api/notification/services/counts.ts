import type { Core } from '@strapi/strapi';
import { NOTIFICATION_KINDS } from '../../../domain';
import type { NotificationKind } from '../../../domain';
import type { Family } from '../../../metrics/prometheus';
import { inOutbox } from './outbox';

type Outcome = 'sent' | 'failed';

const attempts = new Map<string, { kind: NotificationKind; outcome: Outcome; value: number }>();

/** Counts an attempt of this process. */
export function countOutcome(kind: NotificationKind, outcome: Outcome): void {
  const key = `${kind} ${outcome}`;
  const known = attempts.get(key) ?? { kind, outcome, value: 0 };
  known.value += 1;
  attempts.set(key, known);
}

interface Counted {
  readonly kind: NotificationKind;
  readonly state: string;
  readonly count: number | string;
  readonly oldest: number | string;
}

/** The metrics of the outbox. @param now milliseconds since 1970 */
export async function notificationMetrics(strapi: Core.Strapi, now: number): Promise<Family[]> {
  const counted = await inOutbox(strapi, (outbox) =>
    outbox
      .whereIn('state', ['waiting', 'failed'])
      .groupBy('kind', 'state')
      .select('kind', 'state')
      .count({ count: '*' })
      .min<readonly Counted[]>({ oldest: 'queued_at' }),
  );
  const of = (kind: NotificationKind, state: string) =>
    counted.find((one) => one.kind === kind && one.state === state);
  const age = (kind: NotificationKind): number => {
    const waiting = of(kind, 'waiting');
    return waiting ? Math.max(0, Math.round((now - Number(waiting.oldest)) / 1000)) : 0;
  };
  return [
    {
      name: 'cms_notifications',
      help: 'Notifications that wait, or have failed for good.',
      type: 'gauge',
      samples: NOTIFICATION_KINDS.flatMap((kind) =>
        ['waiting', 'failed'].map((state) => ({
          labels: { kind, state },
          value: Number(of(kind, state)?.count ?? 0),
        })),
      ),
    },
    {
      name: 'cms_notifications_oldest_seconds',
      help: 'The age of the oldest notification that waits; 0 without one.',
      type: 'gauge',
      samples: NOTIFICATION_KINDS.map((kind) => ({ labels: { kind }, value: age(kind) })),
    },
    {
      name: 'cms_notification_attempts_total',
      help: 'Attempts of this process to send notifications.',
      type: 'counter',
      samples: [...attempts.values()].map(({ value, ...labels }) => ({ labels, value })),
    },
  ];
}
