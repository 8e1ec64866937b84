import { MESSAGES } from '../domain';
import { limitedAddress } from './client-address';
import { busy, tooMany } from './errors';
import type { CallError } from './errors';

const MIB = 1024 * 1024;
/** Receiving and processing a body takes seconds. */
const RETRY_AFTER_SECONDS = 10;
/** The rest is kept for staff. */
const VISITORS_PART = 1 / 2;
/** The rest of the visitors' part is kept for those who are signed in. */
const ANONYMOUS_PART = 1 / 4;
/** What a visitor's account, or the anonymous senders of an address, have of what an address may send. */
const VISITOR_PART = 1 / 4;

/**
 * The maximum number of bodies at once and their maximum total size in MiB; 0 means no limit.
 * Source: docs/contract.md, "Bodies".
 */
export interface BodyLimits {
  readonly bodies: number;
  readonly mib: number;
}

/** Who sends a body. */
export interface Sender {
  readonly ip: string;
  /** Null if nobody is signed in. */
  readonly account: string | null;
  readonly isStaff: boolean;
}

interface Load {
  readonly bodies: number;
  readonly bytes: number;
}

/** One of the totals that a body adds to. */
interface Counted {
  readonly key: string;
  readonly limits: BodyLimits;
  readonly error: () => CallError;
}

const NOTHING: Load = { bodies: 0, bytes: 0 };

const exceeds = ({ bodies, bytes }: Load, limits: BodyLimits): boolean =>
  (limits.bodies > 0 && bodies > limits.bodies) || (limits.mib > 0 && bytes > limits.mib * MIB);

const partOf = ({ bodies, mib }: BodyLimits, part: number): BodyLimits => ({
  bodies: Math.ceil(bodies * part),
  mib: mib * part,
});

const ofSender = (): CallError => tooMany(RETRY_AFTER_SECONDS, MESSAGES.tooManyUploads);
const ofServer = (): CallError => busy(RETRY_AFTER_SECONDS, MESSAGES.uploadsBusy);

/** The bodies that this process receives or processes now. */
export class BodiesInFlight {
  private readonly loads = new Map<string, Load>();

  constructor(
    private readonly ofAddress: BodyLimits,
    private readonly ofAll: BodyLimits,
  ) {}

  /**
   * Admits a body.
   * @param bytes the maximum size of the body
   * @returns a function to call when the response is sent
   * @throws CallError 429 above the limits of the address or the account, 503 above the limits of all
   */
  enter(sender: Sender, bytes: number): () => void {
    const counted = this.countedOf(sender);
    const next = counted.map(({ key, limits, error }) => {
      const load = this.changed(key, bytes, 1);
      if (exceeds(load, limits)) throw error();
      return [key, load] as const;
    });
    for (const [key, load] of next) this.loads.set(key, load);
    return () => {
      for (const { key } of counted) this.leave(key, bytes);
    };
  }

  private countedOf({ ip, account, isStaff }: Sender): readonly Counted[] {
    const { ofAddress, ofAll } = this;
    const address = limitedAddress(ip);
    const own = account === null ? `anonymous ${address}` : `account ${account}`;
    const all = [
      { key: `address ${address}`, limits: ofAddress, error: ofSender },
      { key: own, limits: isStaff ? ofAddress : partOf(ofAddress, VISITOR_PART), error: ofSender },
      { key: 'all', limits: ofAll, error: ofServer },
    ];
    if (isStaff) return all;
    all.push({ key: 'visitors', limits: partOf(ofAll, VISITORS_PART), error: ofServer });
    if (account === null)
      all.push({ key: 'anonymous', limits: partOf(ofAll, ANONYMOUS_PART), error: ofServer });
    return all;
  }

  private changed(key: string, bytes: number, bodies: 1 | -1): Load {
    const load = this.loads.get(key) ?? NOTHING;
    return { bodies: load.bodies + bodies, bytes: load.bytes + bodies * bytes };
  }

  private leave(key: string, bytes: number): void {
    const left = this.changed(key, bytes, -1);
    if (left.bodies > 0) this.loads.set(key, left);
    else this.loads.delete(key);
  }
}
