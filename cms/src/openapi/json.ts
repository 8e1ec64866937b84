import type { JsonSchema } from '../domain';

export type { JsonSchema } from '../domain';

/** The words that schemas are written in. */
type Properties = Readonly<Record<string, JsonSchema>>;

/** A schema of the description's components, by its name. */
export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** What an answer holds: each of these keys, and no other, so that nothing leaves that is not described. */
export const answered = (properties: Properties, optional: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
  additionalProperties: false,
});

/** What a call takes: keys that it does not know are ignored. */
export const taken = (properties: Properties, required: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** A value that may be null in an answer. */
export function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) && { enum: [...(schema.enum as unknown[]), null] }),
  };
}

/** A value that a call may be sent empty. */
export const orNone = ({ description, ...schema }: JsonSchema): JsonSchema => ({
  anyOf: [schema, ref('None')],
  ...(description !== undefined && { description }),
});

/** A schema with more words to it than it has. */
export const described = (schema: JsonSchema, ...sentences: readonly string[]): JsonSchema => {
  const own = typeof schema.description === 'string' ? schema.description : '';
  const text = [...sentences, own].filter((sentence) => sentence !== '').join(' ');
  return text === '' ? schema : { ...schema, description: text };
};

export const id: JsonSchema = { type: 'string', minLength: 1, description: 'A record’s `_id`.' };
export const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength });
export const flag: JsonSchema = { type: 'boolean' };
export const instant: JsonSchema = { type: 'string', format: 'date-time' };
export const count: JsonSchema = { type: 'integer', minimum: 0 };
export const constant = (value: string): JsonSchema => ({ type: 'string', const: value });
