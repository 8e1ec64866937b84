import type { FormikValues } from 'formik';
import { changedValues } from './edits';
import type { SendContext } from './send-form';

interface Stored {
  readonly _id: string;
}

interface RecordRequests<R extends Stored, V extends FormikValues, B extends FormikValues> {
  /** The edited record; undefined for a create. */
  readonly edited: Stored | undefined;
  /** Converts a record to form values. */
  readonly valuesOf: (record: R) => V;
  /** Converts form values to the body of the request. */
  readonly bodyOf: (values: V) => B;
  readonly create: (body: B, idempotencyKey: string) => Promise<R>;
  readonly edit: (id: string, changed: Partial<B>) => Promise<unknown>;
}

/**
 * Sends a form: the whole record for a create, only the changed values for an edit.
 * @returns the created record; null for an edit
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
  // An earlier attempt may have created the record from older values, and its response was lost.
  const rest = changedValues(bodyOf(valuesOf(made)), body);
  if (Object.keys(rest).length > 0) await edit(made._id, rest);
  return made;
}
