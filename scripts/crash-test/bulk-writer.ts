import { randomUUID } from 'node:crypto';
import type { Random } from '../lib/random';
import { RepeatingWriter } from './repeating-writer';
import type { WriterContext } from './repeating-writer';

/** More listings than the CMS writes in one transaction. */
const LISTINGS = 70;
const PRICE = 9_000_000;

/** A creation as it is sent, again and again until there is an answer. */
interface Sent {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string;
}

/** Raises the price of all its listings by a rupee in one bulk change, again and again. */
export class BulkWriter extends RepeatingWriter {
  protected readonly maxPauseMs = 60;
  private readonly ids: string[] = [];
  private unanswered: Sent | undefined;
  /** The bulk change that the CMS makes now. */
  private running: string | undefined;
  private made = 0;

  /** @param locality one of Dwarka */
  constructor(
    random: Random,
    private readonly locality: string,
    context: WriterContext,
  ) {
    super(random, context);
  }

  protected async act(): Promise<boolean> {
    if (this.running !== undefined) return await this.follow(this.running);
    const sent = (this.unanswered ??= this.next());
    const response = await this.call('POST', sent.path, sent.body, sent.key);
    if (!response) return false;
    this.unanswered = undefined;
    const { property, bulkChange } = response.body as Readonly<
      Partial<Record<'property' | 'bulkChange', { readonly _id: string }>>
    >;
    if (property) this.ids.push(property._id);
    this.running = bulkChange?._id;
    return true;
  }

  /** Waits for the last bulk change. Each one must have changed each listing, once. */
  async settle(): Promise<void> {
    while (this.unanswered || this.running !== undefined) await this.act();
    for (const id of this.ids) {
      const found = await this.context.admin.call('GET', `/api/dwk/PropResiDetail/${id}`);
      const { expectedPrice } = found?.body ?? {};
      if (expectedPrice !== PRICE + this.made)
        this.reportViolation(
          `${id} costs ${String(expectedPrice)} after ${String(this.made)} bulk changes`,
        );
    }
    if (this.made === 0) this.reportViolation('no bulk change was made');
  }

  private async follow(id: string): Promise<boolean> {
    const response = await this.context.admin.call('GET', `/api/dwk/ListingBulkDetail/${id}`);
    if (!response) return false;
    const { isRunning, changed } = response.body.bulkChange as Readonly<Record<string, unknown>>;
    if (isRunning === true) return true;
    if (changed !== LISTINGS)
      this.reportViolation(`the bulk change ${id} has changed ${String(changed)} listings`);
    this.made += 1;
    this.running = undefined;
    return true;
  }

  private next(): Sent {
    const key = randomUUID();
    if (this.ids.length === LISTINGS) {
      const body = { list: 'RS', ids: this.ids, change: { priceBy: 1 } };
      return { path: '/api/dwk/ListingBulkCreate', body, key };
    }
    const values = {
      ...{ propertyFor: 'SALE', category: 'Residential', propertyType: 'Flat', projectType: 'DDA' },
      ...{ furnishedStatus: 'Furnished', status: 'Ready To Move', locality: this.locality },
      // No page shows them, so that the publisher has the other writes to do.
      ...{ expectedPrice: PRICE, propresiStatus: 'inactive' },
    };
    return { path: '/api/dwk/PropResiCreate', body: { values }, key };
  }
}
