import { viewNameErrors } from '../../../domain';
import { FocusFirst } from '../../../fields/focus-first';
import { TextField } from '../../../fields/text-field';
import { FormModal } from '../../../forms/form-modal';
import { toastSuccess } from '../../../overlays/store';
import { currentDisplay } from '../table/display';
import { saveView } from './requests';
import type { ShownList } from './requests';

interface SaveViewProps {
  readonly shown: ShownList;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Saves the list as it is shown, under a name. */
export const SaveViewModal = ({ shown, onSaved, onClose }: SaveViewProps) => {
  const { area, list, query } = shown;
  return (
    <FormModal
      title="Save View"
      onClose={onClose}
      initialValues={{ name: '' }}
      check={({ name }) => viewNameErrors(name)}
      onSend={async ({ name }, { idempotencyKey }) => {
        await saveView(area, { list, name, query, ...currentDisplay() }, idempotencyKey);
        toastSuccess('View Saved Successfully');
        onClose();
        onSaved();
        return undefined;
      }}
      labelOf={() => 'Name'}
      submitLabel="Save"
      draft={`Save View ${area} ${list}`}
      isShort
    >
      <FocusFirst>
        <TextField
          name="name"
          label="Name"
          hint="It keeps the filters, the order, and the cards or columns. Only you see it"
          isRequired
        />
      </FocusFirst>
    </FormModal>
  );
};
