import { MAX_SET_ASIDE_NAMED } from '../../lib/domain';
import type { SetAsideRecord, SiteStatus } from '../../lib/domain';
import { log } from '../../lib/log';

type RecordKey = Pick<SetAsideRecord, 'type' | 'id'>;

const keyOf = ({ type, id }: RecordKey): string => `${type}\n${id}`;

/** The records that the pages of one release leave out, because pages cannot be made of them. */
export class SetAside {
  private readonly records: Map<string, SetAsideRecord>;
  /** Of records that are tried again: when each was first set aside, by key. */
  private readonly earlier = new Map<string, string>();
  private unsettled: SetAsideRecord[] = [];

  /** @param known those of the stored release */
  constructor(known: readonly SetAsideRecord[] = []) {
    this.records = new Map(known.map((one) => [keyOf(one), one]));
  }

  get list(): readonly SetAsideRecord[] {
    return [...this.records.values()];
  }

  /** What a status says of them. */
  get status(): SiteStatus['setAside'] {
    return { count: this.records.size, records: this.list.slice(0, MAX_SET_ASIDE_NAMED) };
  }

  has(key: RecordKey): boolean {
    return this.records.has(keyOf(key));
  }

  /**
   * Sets a record aside.
   * @param isOnPages whether pages may show it, which have to be updated then
   */
  add({ type, id }: RecordKey, reason: string, isOnPages: boolean): void {
    const key = keyOf({ type, id });
    if (this.records.has(key)) return;
    const since = this.earlier.get(key) ?? new Date().toISOString();
    const record = { type, id, reason, since };
    this.records.set(key, record);
    if (isOnPages) this.unsettled.push(record);
    if (!this.earlier.has(key))
      log(`A record is left out of all pages: ${type} "${id}". ${reason}`);
  }

  /** Lets pages show a record again. */
  release(key: RecordKey): void {
    const record = this.records.get(keyOf(key));
    if (!record) return;
    this.records.delete(keyOf(key));
    this.earlier.set(keyOf(key), record.since);
  }

  /** The records set aside since the last call that pages may still show. */
  takeUnsettled(): readonly SetAsideRecord[] {
    const { unsettled } = this;
    this.unsettled = [];
    return unsettled;
  }
}
