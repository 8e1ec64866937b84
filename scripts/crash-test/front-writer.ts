import type { Random } from '../lib/random';
import type { ApiClient, ApiResponse } from './api-client';
import type { Violations } from './violations';
import { FRONT_KINDS, FrontRecord } from './front-record';
import type { Gate } from './gate';
import { repeatUntilStopped } from './repeat';
import type { Ledger } from './ledger';

const MOST_RECORDS = 6;
const PAUSE_MS = 120;

/** One who creates, edits and deletes overviews, awards and reviews of their own, one call after the other. */
export class FrontWriter {
  private serial = 0;

  constructor(
    private readonly random: Random,
    private readonly admin: ApiClient,
    private readonly ledger: Ledger,
    private readonly faults: Violations,
    private readonly gate: Gate,
  ) {}

  write(signal: AbortSignal): Promise<void> {
    return repeatUntilStopped(() => this.act(), this.gate, this.random, PAUSE_MS, signal);
  }

  /** False where a call was not answered. */
  private async act(): Promise<boolean> {
    const { random } = this;
    const known = this.ledger.front.filter(({ mayBeThere }) => mayBeThere);
    if (known.length < MOST_RECORDS && (known.length === 0 || random.chance(0.4)))
      return await this.create();
    const entry = random.pick(known);
    return await (random.chance(0.2) ? this.remove(entry) : this.edit(entry));
  }

  private text(): string {
    this.serial += 1;
    return `Front ${String(this.serial)}`;
  }

  private async create(): Promise<boolean> {
    const kind = this.random.pick(FRONT_KINDS);
    const text = this.text();
    const values = { ...kind.others, [kind.field]: text };
    const reply = await this.call('POST', kind.create, kind.isWrapped ? { values } : values);
    if (reply?.status === 200) {
      const { _id: id } = reply.body[kind.one] as { readonly _id: string };
      this.ledger.front.push(new FrontRecord(kind, id, text));
    }
    return reply !== null;
  }

  private async edit(entry: FrontRecord): Promise<boolean> {
    const { kind, id } = entry;
    const text = this.text();
    const body = { ...kind.others, [kind.field]: text };
    return this.learn(entry, text, await this.call('PUT', `${kind.edit}/${id}`, body));
  }

  private async remove(entry: FrontRecord): Promise<boolean> {
    const { kind, id } = entry;
    return this.learn(entry, null, await this.call('PUT', `${kind.remove}/${id}`));
  }

  private learn(entry: FrontRecord, text: string | null, reply: ApiResponse | null): boolean {
    if (reply?.status === 200) entry.acknowledge(text);
    else if (!reply) entry.acknowledgeMaybe(text);
    else if (entry.possible.has(null)) entry.acknowledge(null);
    else this.faults.add(`the CMS has lost ${entry.id}, which it acknowledged`);
    return reply !== null;
  }

  private async call(
    method: 'POST' | 'PUT',
    name: string,
    body?: Readonly<Record<string, unknown>>,
  ) {
    const reply = await this.admin.call(method, `/api/${name}`, body);
    this.ledger.record(reply);
    if (reply && ![200, 404].includes(reply.status))
      this.faults.add(
        `the CMS answers ${String(reply.status)} to ${name}: ${JSON.stringify(reply.body)}`,
      );
    return reply;
  }
}
