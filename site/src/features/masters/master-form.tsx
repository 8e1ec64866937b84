import { MASTER_FACTS, parseMasterName, REGIONS } from '../../domain';
import type { FieldErrors } from '../../domain';
import { TextField } from '../../fields/text-field';
import { FormModal } from '../../forms/form-modal';
import type { SendFormProps } from '../../forms/send-form';
import type { OverlayProps } from '../../overlays/overlay-types';
import { toastSuccess } from '../../overlays/store';
import { createMaster } from './requests';

type Values = Readonly<Record<string, string>>;

/**
 * The form that adds a name to a master list: Create Locality, Create Residential Project Name, Create Commercial
 * Project Name.
 */
export function MasterForm({ area, master, onCreated, onClose }: OverlayProps<'masterForm'>) {
  const { label, alreadyMessage, createdMessage } = MASTER_FACTS[master];

  const check = (values: Values): FieldErrors => {
    const read = parseMasterName(master, values[master]);
    return read.ok ? {} : { [master]: read.errors.name ?? '' };
  };
  const send: SendFormProps<Values>['onSend'] = async (values, { idempotencyKey }) => {
    const name = (values[master] ?? '').trim();
    const { msg } = await createMaster(area, master, name, idempotencyKey);
    if (msg === 'errorAlready') return { [master]: alreadyMessage };
    toastSuccess(createdMessage);
    onClose();
    onCreated?.(name);
    return undefined;
  };
  return (
    <FormModal
      title={`Create ${label}`}
      onClose={onClose}
      initialValues={{ [master]: '' }}
      check={check}
      onSend={send}
      labelOf={() => label}
      draft={`Create ${area} ${master}`}
      canClear
    >
      <TextField name={master} label={label} hint={`In ${REGIONS[area].label}`} isRequired />
    </FormModal>
  );
}
