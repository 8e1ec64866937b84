import type { FormikValues } from 'formik';
import { changedValues } from './edits';
import type { SendContext } from './send-form';

interface Stored {
  readonly _id: string;
}

interface RecordRequests<R extends Stored, V extends FormikValues, B extends FormikValues> {
  /** The one that is edited; undefined where one is created. */
  readonly edited: Stored | undefined;
  /** What the form holds of a record. */
  readonly valuesOf: (record: R) => V;
  /** What of a form's values its calls take. */
  readonly bodyOf: (values: V) => B;
  readonly create: (body: B, idempotencyKey: string) => Promise<R>;
  readonly edit: (id: string, changed: Partial<B>) => Promise<unknown>;
}

/**
 * Sends a form: what is new whole and once, what is edited as far as it was changed.
 * @returns what was created; null for an edit
 */
export async function sendRecord<R extends Stored, V extends FormikValues, B extends FormikValues>(
  values: V,
  { base, idempotencyKey }: SendContext<V>,
  { edited, valuesOf, bodyOf, create, edit }: RecordRequests<R, V, B>,
): Promise<R | null> {
  const body = bodyOf(values);
  if (edited) {
    await edit(edited._id, changedValues(bodyOf(base), body));
    return null;
  }
  const made = await create(body, idempotencyKey);
  // An earlier try, whose answer was lost, has made it of what was typed then.
  const rest = changedValues(bodyOf(valuesOf(made)), body);
  if (Object.keys(rest).length > 0) await edit(made._id, rest);
  return made;
}
