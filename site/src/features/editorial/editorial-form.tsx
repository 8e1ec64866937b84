import { useMemo } from 'react';
import { parseRecord, RECORD_RULES } from '../../domain';
import type { Award, Overview, FieldErrors, RecordField } from '../../domain';
import { RecordFieldInput } from '../../fields/record-field';
import { FormModal } from '../../forms/form-modal';
import { sendRecord } from '../../forms/send-record';
import type { SendContext } from '../../forms/send-form';
import type { OverlayProps } from '../../overlays/overlay-types';
import { toastSuccess } from '../../overlays/store';
import { awardRequests, overviewRequests } from './requests';
import type { EditorialValues } from './requests';

interface EditorialFormProps {
  readonly kind: 'award' | 'overview';
  /** The label of the type, as `Award`. */
  readonly label: string;
  /** The message after a new record. */
  readonly created: string;
  /** The edited record; undefined for a new one. */
  readonly record: Award | Overview | undefined;
  /** The initial values of a new record. */
  readonly begun?: Partial<EditorialValues> | undefined;
  readonly onCreate: (values: EditorialValues, idempotencyKey: string) => Promise<Award | Overview>;
  /** Sends the changed values. */
  readonly onEdit: (id: string, changed: Partial<EditorialValues>) => Promise<void>;
  /** Fetches the edited record; null where it no longer exists. */
  readonly onReload: (id: string) => Promise<Award | Overview | null>;
  readonly onClose: () => void;
}

/** The initial value of a field: nothing is preselected. */
const beginning = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

type Fields = Readonly<Record<string, RecordField>>;

/** The form's values of a record, or the initial values of a new one. */
function valuesOf(fields: Fields, record: object | undefined): EditorialValues {
  const known: Readonly<Record<string, unknown>> = { ...record };
  return Object.fromEntries(Object.keys(fields).map((key) => [key, beginning(known[key])]));
}

/** The form of an award or an overview, made from the model's fields. */
function EditorialForm(props: EditorialFormProps) {
  const { kind, label, created, record, begun, onCreate, onEdit, onReload, onClose } = props;
  const fields: Fields = RECORD_RULES[kind].fields;
  const initialValues = useMemo(() => valuesOf(fields, record ?? begun), [fields, record, begun]);

  const check = (values: EditorialValues): FieldErrors => {
    const read = parseRecord(kind, values);
    return read.ok ? {} : read.errors;
  };
  const reload = async (of: Award | Overview): Promise<EditorialValues | null> => {
    const now = await onReload(of._id);
    return now && valuesOf(fields, now);
  };
  const send = async (values: EditorialValues, sending: SendContext<EditorialValues>) => {
    await sendRecord(values, sending, {
      edited: record,
      valuesOf: (made: Award | Overview) => valuesOf(fields, made),
      bodyOf: (held) => held,
      create: onCreate,
      edit: onEdit,
    });
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
      reload={record && (() => reload(record))}
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

/** Creates or edits an award. */
export const AwardForm = ({ award, onClose }: OverlayProps<'awardForm'>) => (
  <EditorialForm
    kind="award"
    label="Award"
    created="Award Created"
    record={award}
    onCreate={awardRequests.create}
    onEdit={awardRequests.edit}
    onReload={awardRequests.find}
    onClose={onClose}
  />
);

/** Creates or edits an overview. */
export const OverviewForm = ({ overview, city, onClose }: OverlayProps<'overviewForm'>) => (
  <EditorialForm
    kind="overview"
    label="Prop Overview"
    created="PropOverview Created"
    record={overview}
    begun={city === undefined ? undefined : { city }}
    onCreate={overviewRequests.create}
    onEdit={overviewRequests.edit}
    onReload={overviewRequests.find}
    onClose={onClose}
  />
);
