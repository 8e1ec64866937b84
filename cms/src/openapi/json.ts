import type { JsonSchema } from '../domain';

export type { JsonSchema } from '../domain';

/** The properties of an object schema. */
type Properties = Readonly<Record<string, JsonSchema>>;

/** A reference to a schema of the components. */
export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** The object of a response: exactly these keys, so that the description lists everything that is returned. */
export const responseObject = (
  properties: Properties,
  optional: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});

/** The object of a request: unknown keys are ignored. */
export const requestObject = (
  properties: Properties,
  required: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** A value that can be null in a response. */
export function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) && { enum: [...(schema.enum as unknown[]), null] }),
  };
}

/** A value that a request can leave empty. */
export const emptyAllowed = ({ description, ...schema }: JsonSchema): JsonSchema => ({
  anyOf: [schema, ref('None')],
  ...(description !== undefined && { description }),
});

/** Prepends sentences to the description of a schema. */
export const withDescription = (
  schema: JsonSchema,
  ...sentences: readonly string[]
): JsonSchema => {
  const own = typeof schema.description === 'string' ? schema.description : '';
  const text = [...sentences, own].filter((sentence) => sentence !== '').join(' ');
  return text === '' ? schema : { ...schema, description: text };
};

export const id: JsonSchema = { type: 'string', minLength: 1, description: 'A record’s `_id`.' };
export const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength });
export const flag: JsonSchema = { type: 'boolean' };
export const instant: JsonSchema = { type: 'string', format: 'date-time' };
export const day: JsonSchema = { type: 'string', format: 'date' };
export const count: JsonSchema = { type: 'integer', minimum: 0 };
export const constant = (value: string): JsonSchema => ({ type: 'string', const: value });

/** The path of a record's image, or null. */
export const imagePath: JsonSchema = withDescription(nullable(ref('ImagePath')), 'Its image.');
