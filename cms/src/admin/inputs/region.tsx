import { forwardRef } from 'react';
import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { REGIONS } from '../../domain';
import { useOwnRegions } from './own-regions';
import { Frame } from './frame';
import type { InputProps } from './props';

/** The input of a region. For a user of one region it is read-only, and the server sets the region. */
const Region = forwardRef<HTMLDivElement, InputProps>(function Region(props, ref) {
  const { name, disabled, value, onChange } = props;
  const own = useOwnRegions();
  const [only] = own;
  const isGiven = own.length === 1 && (value === null || value === undefined || value === only);
  const shown = isGiven ? only : value;
  return (
    <Frame of={props} ref={ref}>
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
    </Frame>
  );
});

export default Region;
