import { useState } from 'react';
import { useField } from 'formik';
import { Button } from '../../../components/button/button';
import { Icon } from '../../../components/icon/icon';
import { MASTER_FACTS } from '../../../domain';
import type { Area, Master } from '../../../domain';
import { FindChoiceField } from '../../../fields/find-choice-field';
import { opens } from '../../../overlays/store';

interface MasterFieldProps {
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly hint: string | undefined;
  readonly area: Area;
  readonly master: Master;
  readonly options: readonly string[];
}

/** A field for a name of a master list. The user can also add a new name. */
export function MasterField({ area, master, options, ...field }: MasterFieldProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const [, , { setValue }] = useField<string>(field.name);
  const onCreated = (created: string) => {
    setAdded((others) => [created, ...others]);
    void setValue(created);
  };
  return (
    <FindChoiceField {...field} options={[...added, ...options]}>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        onClick={opens('masterForm', { area, master, onCreated })}
      >
        <Icon of="Plus" size={18} /> Create {MASTER_FACTS[master].label}
      </Button>
    </FindChoiceField>
  );
}
