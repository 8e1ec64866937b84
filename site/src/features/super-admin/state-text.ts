import type { SiteState } from './requests';
import { numberText, plural } from '../../domain';
import type { PublisherStatus, SetAsideRecord, SiteBuild, SiteRollback } from '../../domain';

interface StateText {
  readonly headline: string;
  readonly kind: 'good' | 'busy' | 'bad';
}

const RUNNING = {
  build: 'The site is being built anew.',
  pages: 'Pages are being renewed.',
} as const;

/**
 * The number of writes that are not published. Some writes after the first unpublished one may already be published.
 */
const missing = ({ behind, revision }: PublisherStatus, last: number): number =>
  behind?.changes ?? last - revision;

/** The state of the published site as a sentence. */
export function stateText({ publisher, revision }: SiteState): StateText {
  if (!publisher) {
    return { kind: 'bad', headline: 'The publisher does not answer: pages stay as they are.' };
  }
  const { running, rollback, error } = publisher;
  if (error !== null) return { kind: 'bad', headline: `Pages cannot be renewed: ${error}` };
  if (running !== 'nothing') return { kind: 'busy', headline: RUNNING[running] };
  if (rollback) {
    const headline = `A rollback is in force: code and texts are those of release ${numberText(rollback.release)}, listings are as they are now. The next change of texts ends it, and so does Rebuild.`;
    return { kind: 'busy', headline };
  }
  const behind = missing(publisher, revision);
  return behind > 0
    ? { kind: 'busy', headline: `${numberText(behind)} written, not on the pages yet.` }
    : { kind: 'good', headline: 'Everything that was written is on the pages.' };
}

/** Formats a duration: `56 seconds`, `2 minutes 5 seconds`. */
export function tookText(seconds: number): string {
  const whole = Math.round(seconds);
  const unit = (count: number, name: string) => `${String(count)} ${plural(count, name)}`;
  const minutes = Math.floor(whole / 60);
  const rest = unit(whole % 60, 'second');
  return minutes > 0 ? `${unit(minutes, 'minute')} ${rest}` : rest;
}

const timeText = (at: string): string =>
  new Date(at).toLocaleString('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** The text with the number of unpublished writes and the time of the first. */
export function behindText({ publisher, revision }: SiteState): string {
  if (!publisher) return 'Not known';
  const behind = missing(publisher, revision);
  if (behind <= 0) return 'Nothing';
  const since = publisher.behind?.since;
  const first = since ? `, since ${timeText(since)}` : '';
  return `${numberText(behind)} ${plural(behind, 'write')}${first}`;
}

const HOUR_MS = 3_600_000;
/** Hours after which a backup is late: a backup is made once a day. */
const LATE_HOURS = 48;

/** The text with the time of the last backup, and its age if it is late. */
export function backupText({ lastBackup }: SiteState, now = Date.now()): string {
  if (!lastBackup) return 'None yet';
  const hours = Math.floor((now - Date.parse(lastBackup)) / HOUR_MS);
  const late = hours >= LATE_HOURS ? `, ${numberText(Math.floor(hours / 24))} days ago` : '';
  return `${timeText(lastBackup)}${late}`;
}

/** The text about a rollback: its release, its build, and its start. */
export const rollbackText = ({ release, builtAt, since }: SiteRollback): string =>
  `Since ${timeText(since)}: release ${numberText(release)}, built ${timeText(builtAt)}`;

/** The text about a record that all pages leave out: the record, the time and the reason. */
export const setAsideText = ({ type, id, reason, since }: SetAsideRecord): string =>
  `${type} ${id === '' ? 'without an id' : id}, since ${timeText(since)}: ${reason}`;

/** The text about the last build or rollback: end, duration, error. */
export function buildText(build: SiteBuild | null): string {
  if (!build) return 'None yet';
  const what = build.what === 'rollback' ? 'Rollback, ' : '';
  const took = `${what}${timeText(build.endedAt)}, ${tookText(build.seconds)}`;
  return build.error === null ? took : `${took}. It failed: ${build.error}`;
}
