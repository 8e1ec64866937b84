import type { ApiResponse } from './api-client';
import { FRONT_KINDS, FrontRecord } from './front-record';
import { RepeatingWriter } from './repeating-writer';

const MOST_RECORDS = 6;

/** Creates, edits and deletes overviews, awards and reviews of its own. */
export class FrontWriter extends RepeatingWriter {
  protected readonly maxPauseMs = 120;

  protected async act(): Promise<boolean> {
    const { random } = this;
    const known = this.context.ledger.front.filter(({ mayBeThere }) => mayBeThere);
    if (known.length < MOST_RECORDS && (known.length === 0 || random.chance(0.4)))
      return await this.create();
    const entry = random.pick(known);
    const { kind, id } = entry;
    if (random.chance(0.2))
      return this.note(entry, null, await this.call('PUT', `/api/${kind.call}Delete/${id}`));
    const text = this.text();
    const body = { ...kind.others, [kind.field]: text };
    return this.note(entry, text, await this.call('PUT', `/api/${kind.call}Edit/${id}`, body));
  }

  private text = (): string => `Front ${this.nextSerial()}`;

  private async create(): Promise<boolean> {
    const kind = this.random.pick(FRONT_KINDS);
    const text = this.text();
    const values = { ...kind.others, [kind.field]: text };
    const body = kind.isWrapped ? { values } : values;
    const response = await this.call('POST', `/api/${kind.call}Create`, body);
    if (response?.status === 200) {
      const { _id: id } = response.body[kind.one] as { readonly _id: string };
      this.context.ledger.front.push(new FrontRecord(kind, id, text));
    }
    return response !== null;
  }

  /** Records the result of a response for a record. */
  private note(entry: FrontRecord, text: string | null, response: ApiResponse | null): boolean {
    if (response?.status === 200) entry.acknowledge(text);
    else if (!response) entry.acknowledgeMaybe(text);
    else if (entry.possible.has(null)) entry.acknowledge(null);
    else this.reportLoss(entry.id);
    return response !== null;
  }
}
