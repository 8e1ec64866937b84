import type { Random } from '../lib/random';
import { AREAS, KIND_FACTS, KINDS } from '../lib/domain';
import type { Area } from '../lib/domain';
import type { ApiResponse } from './api-client';
import { ListingRecord } from './ledger';
import type { Facts } from './ledger';
import { RepeatingWriter } from './repeating-writer';
import type { WriterContext } from './repeating-writer';

const MOST_LISTINGS = 8;

const FIXED = {
  propresi: { category: 'Residential', propertyType: 'Flat', projectType: 'DDA' },
  propcom: { category: 'Commercial', propertyType: 'Shop', projectType: 'MALL' },
} as const;

type SentFacts = Pick<Facts, 'purpose' | 'price' | 'locality' | 'description'>;

const bodyOf = ({ purpose, price, locality, description }: SentFacts) => ({
  ...{ propertyFor: purpose, locality, description, furnishedStatus: 'Furnished' },
  ...(purpose === 'SALE'
    ? { expectedPrice: price, status: 'Ready To Move' }
    : { expectedRent: price }),
});

/** Creates, edits, hides and deletes listings of its own, and adds and removes their pictures. */
export class Writer extends RepeatingWriter {
  protected readonly maxPauseMs = 40;
  private readonly own: ListingRecord[] = [];

  /** @param name is part of the descriptions of its listings */
  constructor(
    private readonly name: string,
    random: Random,
    private readonly localities: ReadonlyMap<Area, readonly string[]>,
    context: WriterContext,
  ) {
    super(random, context);
  }

  protected async act(): Promise<boolean> {
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

  private facts(area: Area): SentFacts {
    const { random } = this;
    return {
      purpose: random.chance(0.7) ? 'SALE' : 'RENT',
      // The prices are close to each other, so that many listings are similar.
      price: random.int(80, 120) * 10_000,
      locality: random.pick(this.localities.get(area) ?? []),
      description: `Mark ${this.name}-${this.nextSerial()}.`,
    };
  }

  private async create(): Promise<boolean> {
    const [area, kind] = [this.random.pick(AREAS), this.random.pick(KINDS)];
    const facts = this.facts(area);
    const values = { ...FIXED[kind], ...bodyOf(facts) };
    const path = `/api/${area}/${KIND_FACTS[kind].call}Create`;
    const response = await this.call('POST', path, { values });
    if (response?.status !== 200) return this.isAnswered(response);
    const { _id: id } = response.body.property as { _id: string };
    const stored = { isThere: true, isActive: true, images: [], ...facts };
    const entry = new ListingRecord(area, kind, id, stored);
    this.own.push(entry);
    this.context.ledger.entries.push(entry);
    return true;
  }

  private edit(entry: ListingRecord): Promise<boolean> {
    const facts = this.facts(entry.area);
    entry.descriptions.add(facts.description);
    return this.change(entry, 'Edit', bodyOf(facts), facts);
  }

  private show(entry: ListingRecord, isActive: boolean): Promise<boolean> {
    const body = { [KIND_FACTS[entry.kind].statusField]: isActive ? 'active' : 'inactive' };
    return this.change(entry, 'Edit', body, { isActive });
  }

  private async remove(entry: ListingRecord): Promise<boolean> {
    const images = entry.certainImages;
    const isAnswered = await this.change(entry, 'Delete', undefined, { isThere: false });
    if (!entry.mayBeThere) for (const image of images) entry.removed.add(image);
    return isAnswered;
  }

  /** Adds pictures to the listing, or removes one. */
  private async illustrate(entry: ListingRecord): Promise<boolean> {
    const [image] = entry.images;
    if (image !== undefined && this.random.chance(0.4))
      return await this.nameImages(entry, 'delete', [image]);
    const form = new FormData();
    form.set('folder', entry.kind);
    form.set('id', entry.id);
    for (let n = this.random.int(1, 2); n > 0; n -= 1) form.append('images', this.picture());
    const response = await this.call('POST', '/AddImages', form);
    if (response?.status !== 200) return this.isAnswered(response, entry);
    const images = response.body.images as string[];
    if (this.random.chance(0.1)) return await this.discard(entry, images);
    return await this.nameImages(entry, 'add', images);
  }

  private async nameImages(
    entry: ListingRecord,
    action: 'add' | 'delete',
    images: readonly string[],
  ) {
    const { images: own, certainImages: certain } = entry;
    const path = `/api/${entry.area}/${KIND_FACTS[entry.kind].call}EditForAddImagePath`;
    const response = await this.call('PUT', path, { action, id: entry.id, images });
    if (response?.status === 200) {
      entry.acknowledge({ images: response.body.images as string[] });
      if (action === 'delete')
        for (const image of images) if (certain.includes(image)) entry.removed.add(image);
    }
    if (response) return this.isAnswered(response, entry);
    const changed =
      action === 'add' ? [...own, ...images] : own.filter((one) => !images.includes(one));
    entry.acknowledgeMaybe({ images: changed });
    return false;
  }

  /** Deletes pictures that no record references yet. */
  private async discard(entry: ListingRecord, paths: readonly string[]): Promise<boolean> {
    const response = await this.call('POST', '/api/ImageDeleteBulk', { paths });
    if (response?.status === 200) for (const path of paths) entry.removed.add(path);
    return this.isAnswered(response, entry);
  }

  private picture(): Blob {
    const colour = this.random.int(0, 0xffffff).toString(16).padStart(6, '0');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#${colour}"/></svg>`;
    return new Blob([svg], { type: 'image/svg+xml' });
  }

  private async change(
    entry: ListingRecord,
    action: 'Edit' | 'Delete',
    body: Readonly<Record<string, unknown>> | undefined,
    facts: Partial<Facts>,
  ): Promise<boolean> {
    const path = `/api/${entry.area}/${KIND_FACTS[entry.kind].call}${action}/${entry.id}`;
    const response = await this.call('PUT', path, body);
    if (response?.status === 200) entry.acknowledge(facts);
    if (!response) entry.acknowledgeMaybe(facts);
    return this.isAnswered(response, entry);
  }

  /** Whether a call got a response. A record that cannot be missing is a violation. */
  private isAnswered(response: ApiResponse | null, entry?: ListingRecord): boolean {
    if (response?.status === 404) {
      if (!entry) this.reportViolation('the CMS answers 404 to a creation');
      else if (!entry.confirmAbsence()) this.reportLoss(entry.id);
    }
    return response !== null;
  }
}
