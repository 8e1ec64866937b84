import type { Random } from '../lib/random';
import { AREAS, KINDS } from '../lib/domain';
import type { Area } from '../lib/domain';
import type { Violations } from './violations';
import type { Gate } from './gate';
import { repeatUntilStopped } from './repeat';
import { ListingRecord } from './ledger';
import type { Facts, Ledger } from './ledger';
import type { ApiResponse, ApiClient } from './api-client';

const MOST_LISTINGS = 8;
const PAUSE_MS = 40;

const CALLS = { propresi: 'PropResi', propcom: 'PropCom' } as const;
const STATUS = { propresi: 'propresiStatus', propcom: 'propcomStatus' } as const;
const FIXED = {
  propresi: { category: 'Residential', propertyType: 'Flat', projectType: 'DDA' },
  propcom: { category: 'Commercial', propertyType: 'Shop', projectType: 'MALL' },
} as const;

const sent = ({ purpose, price, locality, description }: Facts) => ({
  ...{ propertyFor: purpose, locality, description, furnishedStatus: 'Furnished' },
  ...(purpose === 'SALE'
    ? { expectedPrice: price, status: 'Ready To Move' }
    : { expectedRent: price }),
});

/** One who creates, edits, hides, illustrates and deletes listings of their own, one call after the other. */
export class Writer {
  private readonly own: ListingRecord[] = [];
  private serial = 0;

  constructor(
    private readonly name: string,
    private readonly random: Random,
    private readonly admin: ApiClient,
    private readonly localities: ReadonlyMap<Area, readonly string[]>,
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
    const known = this.own.filter(({ mayBeThere }) => mayBeThere);
    if (known.length === 0 || (known.length < MOST_LISTINGS && random.chance(0.3)))
      return await this.create();
    const entry = random.pick(known);
    const chosen = random.next();
    if (chosen < 0.45) return await this.edit(entry);
    if (chosen < 0.6) return await this.show(entry, random.chance(0.5));
    if (chosen < 0.75) return await this.remove(entry);
    return await this.illustrate(entry);
  }

  private facts(area: Area): Facts {
    const { random } = this;
    this.serial += 1;
    return {
      isThere: true,
      isActive: true,
      purpose: random.chance(0.7) ? 'SALE' : 'RENT',
      // Near enough to each other that many are similar.
      price: random.int(80, 120) * 10_000,
      locality: random.pick(this.localities.get(area) ?? []),
      description: `Mark ${this.name}-${String(this.serial)}.`,
      images: [],
    };
  }

  private async create(): Promise<boolean> {
    const [area, kind] = [this.random.pick(AREAS), this.random.pick(KINDS)];
    const facts = this.facts(area);
    const values = { ...FIXED[kind], ...sent(facts) };
    const reply = await this.call('POST', `/api/${area}/${CALLS[kind]}Create`, { values });
    if (reply?.status !== 200) return this.isAnswered(reply, undefined);
    const { _id: id } = reply.body.property as { _id: string };
    const entry = new ListingRecord(area, kind, id, facts);
    this.own.push(entry);
    this.ledger.entries.push(entry);
    return true;
  }

  private edit(entry: ListingRecord): Promise<boolean> {
    const { purpose, price, locality, description } = this.facts(entry.area);
    const facts = { purpose, price, locality, description };
    entry.descriptions.add(description);
    const body = sent({ isThere: true, isActive: true, images: [], ...facts });
    return this.change(entry, 'Edit', body, facts);
  }

  private show(entry: ListingRecord, isActive: boolean): Promise<boolean> {
    const body = { [STATUS[entry.kind]]: isActive ? 'active' : 'inactive' };
    return this.change(entry, 'Edit', body, { isActive });
  }

  private async remove(entry: ListingRecord): Promise<boolean> {
    const images = entry.certainImages;
    const isAnswered = await this.change(entry, 'Delete', undefined, { isThere: false });
    if (!entry.mayBeThere) for (const image of images) entry.removed.add(image);
    return isAnswered;
  }

  /** Adds pictures and has the listing name them, or takes one off. */
  private async illustrate(entry: ListingRecord): Promise<boolean> {
    const [image] = entry.images;
    if (image !== undefined && this.random.chance(0.4))
      return await this.nameImages(entry, 'delete', [image]);
    const form = new FormData();
    form.set('folder', entry.kind);
    form.set('id', entry.id);
    for (let n = this.random.int(1, 2); n > 0; n -= 1) form.append('images', this.picture());
    const reply = await this.call('POST', '/AddImages', form);
    if (reply?.status !== 200) return this.isAnswered(reply, entry);
    const images = reply.body.images as string[];
    if (this.random.chance(0.1)) return await this.discard(entry, images);
    return await this.nameImages(entry, 'add', images);
  }

  private async nameImages(
    entry: ListingRecord,
    action: 'add' | 'delete',
    images: readonly string[],
  ) {
    const own = new Set(entry.images);
    const certain = entry.certainImages;
    const body = { action, id: entry.id, images };
    const path = `/api/${entry.area}/${CALLS[entry.kind]}EditForAddImagePath`;
    const reply = await this.call('PUT', path, body);
    if (reply?.status === 200) {
      entry.acknowledge({ images: reply.body.images as string[] });
      if (action === 'delete')
        for (const image of images) if (certain.includes(image)) entry.removed.add(image);
      return true;
    }
    if (reply) return this.isAnswered(reply, entry);
    const changed =
      action === 'add' ? [...own, ...images] : [...own].filter((one) => !images.includes(one));
    entry.acknowledgeMaybe({ images: changed });
    return false;
  }

  /** Takes pictures away that no record names yet. */
  private async discard(entry: ListingRecord, paths: readonly string[]): Promise<boolean> {
    const reply = await this.call('POST', '/api/ImageDeleteBulk', { paths });
    if (reply?.status === 200) for (const path of paths) entry.removed.add(path);
    return this.isAnswered(reply, entry);
  }

  private picture(): Blob {
    const colour = this.random.int(0, 0xffffff).toString(16).padStart(6, '0');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#${colour}"/></svg>`;
    return new Blob([svg], { type: 'image/svg+xml' });
  }

  private async change(
    entry: ListingRecord,
    call: 'Edit' | 'Delete',
    body: Readonly<Record<string, unknown>> | undefined,
    facts: Partial<Facts>,
  ): Promise<boolean> {
    const path = `/api/${entry.area}/${CALLS[entry.kind]}${call}/${entry.id}`;
    const reply = await this.call('PUT', path, body);
    if (reply?.status === 200) entry.acknowledge(facts);
    if (!reply) entry.acknowledgeMaybe(facts);
    return this.isAnswered(reply, entry);
  }

  private async call(...call: Parameters<ApiClient['call']>): Promise<ApiResponse | null> {
    const reply = await this.admin.call(...call);
    this.ledger.record(reply);
    return reply;
  }

  /** Notes an answer that should not have been. */
  private isAnswered(reply: ApiResponse | null, entry: ListingRecord | undefined): boolean {
    if (reply?.status === 404 && entry) {
      if (!entry.confirmAbsence())
        this.faults.add(`the CMS has lost ${entry.id}, which it acknowledged`);
    } else if (reply && reply.status !== 200) {
      const { status, body } = reply;
      this.faults.add(`the CMS answers ${String(status)} to a write: ${JSON.stringify(body)}`);
    }
    return reply !== null;
  }
}
