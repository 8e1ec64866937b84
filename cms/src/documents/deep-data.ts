import type { Core } from '@strapi/strapi';
import { fileIds, isPicturePath } from '../media/stored-file';
import { attributesOf } from './deep-values';
import type { Attribute } from './deep-values';

type Values = Readonly<Record<string, unknown>>;

const asValues = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {};

/** The paths of pictures in plain data. */
function picturePaths(value: unknown): readonly string[] {
  return isPicturePath(value) ? [value] : Object.values(asValues(value)).flatMap(picturePaths);
}

/** Makes of plain values what a write sends. */
class DeepData {
  constructor(
    private readonly strapi: Core.Strapi,
    private readonly files: ReadonlyMap<unknown, number>,
  ) {}

  /** A part whole: a field that it has got since stays as it is now. */
  private part(component: string, then: unknown, now: unknown): Values {
    const present = asValues(now);
    return this.values(component, { ...present, ...asValues(then) }, present);
  }

  private value(attribute: Attribute, then: unknown, now: unknown): unknown {
    const { type, component, repeatable, default: standard = null } = attribute;
    if (type === 'media' && then !== null)
      return this.files.get(then) ?? this.files.get(now) ?? null;
    if (component === undefined) return then ?? standard;
    if (!repeatable) return then === null ? null : this.part(component, then, now);
    const present = asValues(now);
    return Object.entries(asValues(then)).map(([at, one]) =>
      this.part(component, one, present[at]),
    );
  }

  values(uid: string, then: Values, now: Values): Values {
    return Object.fromEntries(
      Object.entries(attributesOf(this.strapi, uid))
        .filter(([name]) => name in then)
        .map(([name, attribute]) => [name, this.value(attribute, then[name], now[name])]),
    );
  }
}

/**
 * What a write of earlier values sends, with components. A picture whose file is gone stays as it is now at its place. A
 * field without a value gets its default: a release that did not have it wrote that version.
 * @param then plain values of some attributes @param now those of the record
 */
export async function deepData(
  strapi: Core.Strapi,
  uid: string,
  then: Values,
  now: Values,
): Promise<Values> {
  const files = await fileIds(strapi, picturePaths([then, now]));
  return new DeepData(strapi, files).values(uid, then, now);
}
