import type { SiteState } from '../../calls/publisher';
import { numberText, plural } from '../../domain';
import type { SiteBuild } from '../../domain';

export interface StateWords {
  readonly headline: string;
  readonly kind: 'good' | 'busy' | 'bad';
}

const RUNNING = {
  build: 'The site is being built anew.',
  pages: 'Pages are being renewed.',
} as const;

/** How the published site is, in a sentence. */
export function stateWords({ publisher, revision }: SiteState): StateWords {
  if (!publisher) {
    return { kind: 'bad', headline: 'The publisher does not answer: pages stay as they are.' };
  }
  const { running, error } = publisher;
  if (error !== null) return { kind: 'bad', headline: `Pages cannot be renewed: ${error}` };
  if (running !== 'nothing') return { kind: 'busy', headline: RUNNING[running] };
  const behind = revision - publisher.revision;
  return behind > 0
    ? { kind: 'busy', headline: `${numberText(behind)} written, not on the pages yet.` }
    : { kind: 'good', headline: 'Everything that was written is on the pages.' };
}

/** How long something took: `56 seconds`, `2 minutes 5 seconds`. */
export function tookText(seconds: number): string {
  const whole = Math.round(seconds);
  const unit = (count: number, name: string) => `${String(count)} ${plural(count, name)}`;
  const minutes = Math.floor(whole / 60);
  const rest = unit(whole % 60, 'second');
  return minutes > 0 ? `${unit(minutes, 'minute')} ${rest}` : rest;
}

/** The last build: when it ended, how long it took, why it failed. */
export function buildText(build: SiteBuild | null): string {
  if (!build) return 'None since the publisher was started.';
  const at = new Date(build.endedAt).toLocaleString('en-IN', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const took = `${at}, ${tookText(build.seconds)}`;
  return build.error === null ? took : `${took}. It failed: ${build.error}`;
}
