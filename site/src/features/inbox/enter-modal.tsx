import {
  AREAS,
  ENQUIRY_RULE,
  ENTERED_SOURCES,
  isoDate,
  parseByRule,
  plannedDayError,
  REGIONS,
  requiredMessage,
} from '../../domain';
import type { FieldErrors } from '../../domain';
import { DateField } from '../../fields/date-field';
import { RecordFieldInput } from '../../fields/record-field';
import { SelectField } from '../../fields/select-field';
import { TextField } from '../../fields/text-field';
import { TickField } from '../../fields/tick-field';
import { FormModal } from '../../forms/form-modal';
import type { SendContext } from '../../forms/send-form';
import type { OverlayProps } from '../../overlays/overlay-types';
import { toastSuccess } from '../../overlays/store';
import { useCan } from '../../session/use-can';
import { refreshNews } from './news';
import { enterEnquiry } from './requests';

const { fields } = ENQUIRY_RULE;
const TYPED = ['name', 'phone', 'email', 'message', 'callTime'] as const;
const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])),
  source: 'Source',
  region: 'Region',
  listing: 'Listing Code',
  consent: 'Consent',
};
const labelOf = (name: string): string => LABELS[name] ?? name;

const EMPTY = {
  ...{ source: '', region: '', listing: '', name: '', phone: '', email: '', message: '' },
  ...{ callTime: 'Anytime', visitOn: '', consent: false },
};
type Values = typeof EMPTY;

function check({ source, region, ...values }: Values): FieldErrors {
  const parsed = parseByRule(ENQUIRY_RULE, { ...values, stage: 'Contacted' });
  const day = isoDate(values.visitOn);
  const visit = parsed.ok ? plannedDayError(fields.visitOn, day, Date.now()) : undefined;
  return {
    ...(parsed.ok ? {} : parsed.errors),
    ...(visit !== undefined && { visitOn: visit }),
    ...(source === '' && { source: requiredMessage('Source') }),
    ...(region === '' && { region: requiredMessage('Region') }),
  };
}

/** Enters somebody who calls the office or comes. */
export function EnterEnquiryModal({ onDone, onClose }: OverlayProps<'enterEnquiry'>) {
  const can = useCan();
  const areas = AREAS.filter((area) => can('see enquiries of the region', area));
  const labels = areas.map((area) => REGIONS[area].label);
  const initialValues = { ...EMPTY, region: labels.length === 1 ? (labels[0] ?? '') : '' };
  const send = async (
    { region, visitOn, ...values }: Values,
    { idempotencyKey }: SendContext<Values>,
  ) => {
    const area = areas.find((one) => REGIONS[one].label === region);
    const body = { ...values, area, visitOn: isoDate(visitOn) };
    const { reference } = await enterEnquiry(body, idempotencyKey);
    toastSuccess(`${reference} is stored`);
    refreshNews();
    onClose();
    onDone();
    return undefined;
  };
  return (
    <FormModal
      title="Enter Enquiry"
      onClose={onClose}
      initialValues={initialValues}
      check={check}
      onSend={send}
      labelOf={labelOf}
      draft="EnquiryEnter"
      canClear
    >
      <SelectField
        name="source"
        label={labelOf('source')}
        options={ENTERED_SOURCES}
        none="Choose"
        isRequired
      />
      {labels.length > 1 && (
        <SelectField
          name="region"
          label={labelOf('region')}
          options={labels}
          none="Choose"
          isRequired
        />
      )}
      {TYPED.map((name) => (
        <RecordFieldInput key={name} name={name} field={fields[name]} />
      ))}
      <TextField
        name="listing"
        label={labelOf('listing')}
        hint="As on the listing’s page, for example DWK-R-1042"
      />
      <DateField name="visitOn" label={labelOf('visitOn')} />
      <TickField name="consent">
        The person agreed, by word of mouth, to be contacted about this enquiry
      </TickField>
    </FormModal>
  );
}
