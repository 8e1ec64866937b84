import type { Family, Sample } from './prometheus';

/** The upper bounds of the histogram in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Durations {
  /** The counts by bound, not cumulative. */
  readonly within: number[];
  count: number;
  sum: number;
}

interface Answered {
  readonly method: string;
  /** The declared path, such as `/x/:id`, so that the number of labels is limited. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Counts responses and their durations. */
export class RequestCounts {
  private readonly answered = new Map<
    string,
    { readonly labels: Sample['labels']; value: number }
  >();
  private readonly durations = new Map<string, Durations>();

  note({ method, route, status, seconds }: Answered): void {
    const key = `${method} ${route} ${String(status)}`;
    const known = this.answered.get(key) ?? { labels: { method, route, status }, value: 0 };
    known.value += 1;
    this.answered.set(key, known);
    const taken = this.durations.get(route) ?? { within: BOUNDS.map(() => 0), count: 0, sum: 0 };
    const bound = BOUNDS.findIndex((most) => seconds <= most);
    if (bound >= 0) taken.within[bound] = (taken.within[bound] ?? 0) + 1;
    taken.count += 1;
    taken.sum += seconds;
    this.durations.set(route, taken);
  }

  families(): Family[] {
    return [
      {
        name: 'cms_requests_total',
        help: 'Requests that were answered.',
        type: 'counter',
        samples: [...this.answered.values()],
      },
      {
        name: 'cms_request_seconds',
        help: 'How long the answers took.',
        type: 'histogram',
        samples: [...this.durations].flatMap(([route, taken]) => durationSamples(route, taken)),
      },
    ];
  }
}

function durationSamples(route: string, { within, count, sum }: Durations): Sample[] {
  let upTo = 0;
  const buckets = BOUNDS.map((le, at) => {
    upTo += within[at] ?? 0;
    return { suffix: '_bucket', labels: { route, le }, value: upTo };
  });
  return [
    ...buckets,
    { suffix: '_bucket', labels: { route, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { route }, value: sum },
    { suffix: '_count', labels: { route }, value: count },
  ];
}

/** Counts of this process since its start. */
export const requestCounts = new RequestCounts();
