import { useField } from 'formik';
import type { FieldType, RecordField } from '../domain';
import { LongTextField } from './long-text-field';
import { RatingField } from './rating-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';
import { TickField } from './tick-field';

type Kind = Pick<TextFieldProps, 'type' | 'inputMode'>;

/** The input types of one-line fields that are not plain text. */
const LINES: Partial<Readonly<Record<FieldType, Kind>>> = {
  instant: { type: 'date' },
  phone: { inputMode: 'tel' },
  mobile: { inputMode: 'tel' },
  email: { inputMode: 'email' },
  link: { inputMode: 'url' },
  position: { inputMode: 'numeric' },
};

interface RecordFieldInputProps {
  readonly name: string;
  readonly field: RecordField;
}

/** The input of a record's field, by its type in the model. */
export const RecordFieldInput = ({ name, field }: RecordFieldInputProps) => {
  const { type, label, hint, options = [] } = field;
  const [, { initialValue }] = useField<unknown>(name);
  const isRequired = field.required !== undefined;
  switch (type) {
    case 'choice':
      return (
        <SelectField
          {...{ name, label, options, isRequired }}
          // No option is preselected. The choice of an optional field can be removed.
          {...((initialValue === '' || !isRequired) && { none: 'Choose' })}
        />
      );
    case 'rating':
      return <RatingField {...{ name, label }} />;
    case 'flag':
      return <TickField name={name}>{label}</TickField>;
    case 'longText':
      return <LongTextField {...{ name, label, isRequired, hint }} />;
    default:
      return <TextField {...{ name, label, isRequired, hint }} {...LINES[type]} />;
  }
};
