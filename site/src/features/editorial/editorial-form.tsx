import { useMemo } from 'react';
import { EDITORIAL, parseByRule } from '../../domain';
import type { EditorialRecord, EditorialType, FieldErrors, RecordField } from '../../domain';
import { RecordFieldInput } from '../../fields/record-field';
import { FormModal } from '../../forms/form-modal';
import { sendRecord } from '../../forms/send-record';
import type { SendContext } from '../../forms/send-form';
import type { OverlayProps } from '../../overlays/overlay-types';
import { toastSuccess } from '../../overlays/store';
import { nullIfNotFound } from '../../requests/api-error';
import { createEditorial, editEditorial, findEditorial } from '../../requests/editorial';
import type { EditorialValues } from '../../requests/editorial';

/** The initial value of a field; it is empty if the record has no value, so that nothing is preselected. */
const beginning = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

type Fields = Readonly<Record<string, RecordField>>;

/** Converts a record to form values, or returns the initial values of a new record. */
function valuesOf(fields: Fields, record: object | undefined): EditorialValues {
  const known: Readonly<Record<string, unknown>> = { ...record };
  return Object.fromEntries(Object.keys(fields).map((key) => [key, beginning(known[key])]));
}

/** Creates or edits an editorial record. The form is built from the fields of the model. */
export function EditorialForm({ type, record, initial, onClose }: OverlayProps<'editorialForm'>) {
  const facts: EditorialType = EDITORIAL[type];
  const { fields, label, call } = facts;
  const initialValues = useMemo(
    () => valuesOf(fields, record ?? initial),
    [fields, record, initial],
  );

  const check = (values: EditorialValues): FieldErrors => {
    const read = parseByRule(facts, values);
    return read.ok ? {} : read.errors;
  };
  const reload = (of: EditorialRecord): Promise<EditorialValues | null> =>
    nullIfNotFound(async () => valuesOf(fields, await findEditorial(type, of._id)));
  const send = async (values: EditorialValues, sending: SendContext<EditorialValues>) => {
    await sendRecord(values, sending, {
      edited: record,
      valuesOf: (made: EditorialRecord) => valuesOf(fields, made),
      bodyOf: (values) => values,
      create: (values, key) => createEditorial(type, values, key),
      edit: (id, changed) => editEditorial(type, id, changed),
    });
    toastSuccess(record ? 'Updated Successfully' : `${call} Created`);
    onClose();
    return undefined;
  };

  return (
    <FormModal
      title={`${record ? 'Edit' : 'Create'} ${label}`}
      onClose={onClose}
      initialValues={initialValues}
      check={check}
      onSend={send}
      reload={record && (() => reload(record))}
      labelOf={(name) => fields[name]?.label ?? name}
      draft={`${type} ${record?._id ?? 'new'}`}
      canClear
    >
      {Object.entries(fields).map(([key, field]) => (
        <RecordFieldInput key={key} name={key} field={field} />
      ))}
    </FormModal>
  );
}
