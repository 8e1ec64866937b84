import type { ComponentProps } from 'react';
import { useField, useFormikContext } from 'formik';
import {
  isShownFor,
  KIND_FACTS,
  masterFields,
  stageOfStatus,
  statusOfStage,
} from '../../../domain';
import type { Area, Kind, KindField, ListingStatus, Stage } from '../../../domain';
import { AmountField } from '../../../fields/amount-field';
import { DateField } from '../../../fields/date-field';
import { ChoicesField, FindChoicesField } from '../../../fields/choices-field';
import { LongTextField } from '../../../fields/long-text-field';
import { MoneyField } from '../../../fields/money-field';
import { SelectField } from '../../../fields/select-field';
import { TextField } from '../../../fields/text-field';
import type { MasterOptions } from '../../../requests/masters';
import { isFixed } from './form-values';
import { MasterField } from './master-field';

/** If a field has more options than this, the user finds them by typing. */
const MOST_AT_ONCE = 8;

interface ListingFieldProps {
  readonly field: KindField;
  readonly area: Area;
  readonly kind: Kind;
  readonly masters: MasterOptions;
}

/** The stage sets the status, and the status the stage: what they say never differs. */
function useStageAndStatus(kind: Kind): Readonly<Record<string, (chosen: string) => void>> {
  const { statusField } = KIND_FACTS[kind];
  const { setFieldValue } = useFormikContext();
  return {
    stage: (chosen) => void setFieldValue(statusField, statusOfStage(chosen as Stage)),
    [statusField]: (chosen) =>
      void setFieldValue('stage', (now: Stage) => stageOfStatus(chosen as ListingStatus, now)),
  };
}

const Choice = ({ field, area, kind }: Omit<ListingFieldProps, 'masters'>) => {
  const { name, label, required = false, hint } = field;
  const onChosen = useStageAndStatus(kind)[name];
  const isChosen = isFixed(field, area) || onChosen !== undefined;
  return (
    <SelectField
      name={name}
      label={label}
      isRequired={required || field.unitOf !== undefined}
      hint={hint}
      options={field.optionsIn(area)}
      onChosen={onChosen}
      {...(!isChosen && { none: required || field.unitOf ? 'Choose' : 'Not given' })}
    />
  );
};

/** A field for one of the texts that the CMS offers. A stored text stays, even if it is not offered any more. */
const Offered = ({ options, ...field }: Omit<ComponentProps<typeof SelectField>, 'none'>) => {
  const [, { initialValue = '' }] = useField<string>(field.name);
  const all = [...new Set([...options, initialValue])].filter((option) => option !== '');
  return <SelectField {...field} options={all} none="Not given" />;
};

/** The input of a field. Its type depends on the field's type in the catalogue. */
export function ListingField({ field, area, kind, masters }: ListingFieldProps) {
  const { name, label, type, hint, required: isRequired = false, optionsIn } = field;
  const own = { name, label, isRequired, hint };
  const options = optionsIn(area);
  switch (type) {
    case 'master': {
      const master = masterFields(kind).find(([of]) => of === name)?.[1];
      return (
        master && <MasterField {...own} area={area} master={master} options={masters[name] ?? []} />
      );
    }
    case 'choices':
      return options.length > MOST_AT_ONCE ? (
        <FindChoicesField name={name} label={label} options={options} />
      ) : (
        <ChoicesField name={name} label={label} options={options} />
      );
    case 'choice':
    case 'count':
    case 'unit':
      return <Choice field={field} area={area} kind={kind} />;
    case 'money':
      return <MoneyField {...own} hasUnits={isShownFor(field, 'SALE')} />;
    case 'area':
      return <AmountField {...own} />;
    case 'length':
      return <AmountField {...own} unit="ft." />;
    case 'date':
      return <DateField {...own} />;
    case 'minute':
      return <DateField {...own} hasTime />;
    case 'longText':
      return <LongTextField {...own} />;
    case 'phone':
      return <TextField {...own} inputMode="tel" />;
    case 'link':
      return <TextField {...own} inputMode="url" />;
    default: {
      const offered = masters[name];
      return offered ? <Offered {...own} options={offered} /> : <TextField {...own} />;
    }
  }
}
