import { useMemo } from 'react';
import type { ContentValues } from '../../calls/awards';
import { readRecord, RECORD_RULES } from '../../domain';
import type { Award, Overview, Problems, RecordField } from '../../domain';
import { RecordFieldInput } from '../../fields/record-field';
import { FormModal } from '../../forms/form-modal';
import { toastSuccess } from '../../overlays/store';

interface ContentFormProps {
  readonly kind: 'award' | 'overview';
  /** What the record is called, as `Award`. */
  readonly label: string;
  /** Said after one was made. */
  readonly created: string;
  /** The one that is edited; undefined for a new one. */
  readonly record: Award | Overview | undefined;
  readonly onCreate: (values: ContentValues) => Promise<void>;
  readonly onEdit: (id: string, values: ContentValues) => Promise<void>;
  readonly onClose: () => void;
}

/** What a field begins with: of a choice there is always one. */
function beginning({ options: [first = ''] = [] }: RecordField, value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : first;
}

/** The form of an award or an overview, as the model has its fields. */
export function ContentForm(props: ContentFormProps) {
  const { kind, label, created, record, onCreate, onEdit, onClose } = props;
  const fields: Readonly<Record<string, RecordField>> = RECORD_RULES[kind].fields;

  const initialValues: ContentValues = useMemo(() => {
    const stored: Readonly<Record<string, unknown>> = { ...record };
    const all = Object.entries(fields);
    return Object.fromEntries(all.map(([key, field]) => [key, beginning(field, stored[key])]));
  }, [fields, record]);

  const check = (values: ContentValues): Problems => {
    const read = readRecord(kind, values);
    return read.ok ? {} : read.errors;
  };
  const send = async (values: ContentValues) => {
    await (record ? onEdit(record._id, values) : onCreate(values));
    toastSuccess(record ? 'Updated Successfully' : created);
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
      labelOf={(name) => fields[name]?.label ?? name}
      draft={`${kind} ${record?._id ?? 'new'}`}
      canClear
    >
      {Object.entries(fields).map(([key, field]) => (
        <RecordFieldInput key={key} name={key} field={field} />
      ))}
    </FormModal>
  );
}
