import type { Action, JsonSchema, MESSAGES } from '../domain';

/** What the OpenAPI document says of a call, beside where it is and who may. */
export interface Description {
  /** What it does, in a few words. */
  readonly summary: string;
  /** What a client must know that no schema says. */
  readonly notes?: string;
  /** What it takes; none where it takes nothing. */
  readonly body?: JsonSchema;
  /** What it answers where all went well. */
  readonly answer: JsonSchema;
  /** The other `msg` that a 200 may bear, with nothing beside it. */
  readonly refusals?: readonly (keyof typeof MESSAGES)[];
  /** Actions of the model's table that parts of the call, or others' records, are for. */
  readonly parts?: readonly Action[];
  /** It looks for something that neither an `id` nor an area in its path names. */
  readonly finds?: true;
  /** It creates a record, once for each key that its caller sends along. */
  readonly once?: true;
  /** Its tries are counted. */
  readonly limited?: true;
}
