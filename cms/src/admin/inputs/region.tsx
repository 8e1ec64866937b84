import { forwardRef } from 'react';
import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { REGIONS } from '../../domain';
import { useOwnRegions } from './own-regions';
import type { InputProps } from './props';

/** The input of a region. For a user of one region it is read-only, and the server sets the region. */
const Region = forwardRef<HTMLDivElement, InputProps>(function Region(props, ref) {
  const { name, label, hint, required, disabled, error, value, onChange } = props;
  const own = useOwnRegions();
  const [only] = own;
  const isGiven = own.length === 1 && (value === null || value === undefined || value === only);
  const shown = isGiven ? only : value;
  return (
    <Field.Root name={name} id={name} error={error} hint={hint} required={required} ref={ref}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect
        disabled={disabled === true || isGiven}
        value={typeof shown === 'string' ? shown : null}
        onChange={(chosen) => {
          onChange({ target: { name, value: String(chosen), type: 'string' } });
        }}
      >
        {own.map((area) => (
          <SingleSelectOption key={area} value={area}>
            {REGIONS[area].label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
});

export default Region;
