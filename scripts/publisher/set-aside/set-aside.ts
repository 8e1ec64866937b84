import { MAX_SET_ASIDE_NAMED } from '../../lib/domain';
import type { SetAsideRecord, SiteStatus } from '../../lib/domain';
import { log } from '../../lib/log';

type RecordKey = Pick<SetAsideRecord, 'type' | 'id'>;

const keyOf = ({ type, id }: RecordKey): string => `${type}\n${id}`;

/** The records that the pages of one release leave out, because they cannot be rendered or cannot have a page. */
export class SetAside {
  private readonly records: Map<string, SetAsideRecord>;
  /** For each record that is being retried: the time when it was first set aside, by key. */
  private readonly earlier = new Map<string, string>();
  private unsettled: SetAsideRecord[] = [];

  /** @param known the records that the stored release has set aside */
  constructor(known: readonly SetAsideRecord[] = []) {
    this.records = new Map(known.map((one) => [keyOf(one), one]));
  }

  get list(): readonly SetAsideRecord[] {
    return [...this.records.values()];
  }

  /** The part of the status about the records that are set aside. */
  get status(): SiteStatus['setAside'] {
    return { count: this.records.size, records: this.list.slice(0, MAX_SET_ASIDE_NAMED) };
  }

  has(key: RecordKey): boolean {
    return this.records.has(keyOf(key));
  }

  /**
   * Sets a record aside.
   * @param isOnPages whether pages may show it; these pages then need an update
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

  /** The records set aside since the last call that pages may still show. Each call empties this list. */
  takeUnsettled(): readonly SetAsideRecord[] {
    const { unsettled } = this;
    this.unsettled = [];
    return unsettled;
  }
}
