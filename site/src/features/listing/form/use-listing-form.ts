import { useCallback, useMemo } from 'react';
import { navigatePastGuard } from '../../../browser/back-guard';
import { createListing, editListing } from '../write-requests';
import { findListing } from '../requests';
import { mastersOf } from '../../../requests/masters';
import { appParameter } from '../../../requests/parameters';
import { notifyImagesAdded } from '../../../requests/record-images';
import { useLoaded } from '../../../requests/use-loaded';
import {
  listOfListing,
  listPath,
  officeDay,
  parseListing,
  reraErrors,
  spokenLine,
  storedFieldOf,
} from '../../../domain';
import type { Listing, FieldErrors } from '../../../domain';
import { sendRecord } from '../../../forms/send-record';
import type { SendFormProps } from '../../../forms/send-form';
import { confirmPrices } from '../../../overlays/confirm-prices';
import { confirm, opens, showMessage, toastSuccess } from '../../../overlays/store';
import { actionOf, draftNameOf, titleOf } from './form-texts';
import type { ListingFormOf } from './form-texts';
import type { OfferedProps } from './listing-fields';
import {
  bodyOf,
  changedPrices,
  emptyValues,
  priceTextOf,
  staged,
  valuesOf,
  WITHOUT_IMAGES,
  withoutDeleted,
} from './form-values';
import type { ListingFormValues } from './form-values';

type Sending = Omit<SendFormProps<ListingFormValues>, 'children' | 'onDirty' | 'onCancel'>;

interface Begun extends OfferedProps {
  /** The listing of an edit or a duplicate; null if it no longer exists. */
  readonly listing: Listing | null;
}

/** After a create: opens the list of that kind and purpose, with a message that offers to add pictures. */
function notifyCreated({ area, kind }: ListingFormOf, property: Listing, waits: boolean): void {
  const record = { folder: kind, area, id: property._id };
  const onDone = () => {
    notifyImagesAdded(record);
  };
  const page = listPath(area, listOfListing(property).key);
  navigatePastGuard(page);
  showMessage({
    title: 'Property Created Successfully',
    text: `Its code is ${property.code}.${waits ? ' It becomes active with its first images.' : ''}`,
    next: {
      label: 'Add Images',
      onPress: opens('images', {
        record,
        page,
        title: `${spokenLine(property)}, ${property.code}`,
        onDone,
      }),
    },
  });
}

/** Returns the data, checks and requests of a listing form. @param onSent called after a success */
export function useListingForm(form: ListingFormOf, onSent: () => void) {
  const { area, kind, mode } = form;
  const id = mode === 'create' ? null : form.id;
  const load = useCallback(
    async (signal: AbortSignal): Promise<Begun> => {
      const [masters, parameters, listing] = await Promise.all([
        mastersOf(area, kind, signal),
        appParameter(signal),
        id === null ? null : findListing(area, kind, id, signal),
      ]);
      const { reraGate, reraExemptions: exemptions } = parameters;
      const gateDay = reraGate === 'Yes' ? officeDay(new Date().toISOString()) : null;
      return {
        masters: { ...masters, reraExemption: exemptions },
        rera: { gateDay, exemptions },
        listing,
      };
    },
    [area, kind, id],
  );
  const { value, failure, retry } = useLoaded(load);
  const listing = value?.listing ?? null;
  const initialValues = useMemo(() => {
    if (!value?.listing) return emptyValues(kind);
    const values = valuesOf(kind, value.listing);
    return mode === 'duplicate' ? withoutDeleted(kind, values, value.masters) : values;
  }, [kind, mode, value]);
  const check = useCallback(
    (values: ListingFormValues): FieldErrors => {
      const read = parseListing(kind, area, bodyOf(kind, values));
      return read.ok ? {} : read.errors;
    },
    [kind, area],
  );

  /** What keeps the listing from the public although its fields are valid. */
  const faultsOf = (values: ListingFormValues): FieldErrors => {
    const read = parseListing(kind, area, bodyOf(kind, values));
    if (!read.ok || !value) return {};
    return reraErrors(read.value, mode === 'edit' ? (listing ?? undefined) : undefined, value.rera);
  };
  const confirmDraft = async (values: ListingFormValues): Promise<boolean> => {
    const faults = Object.values(faultsOf(values));
    if (faults.length === 0) return true;
    return confirm({
      title: 'Keep it as a draft?',
      text: `${faults.join('. ')}. A draft is not on the public site.`,
      action: 'Keep as Draft',
    });
  };

  const onSend: Sending['onSend'] = async (typed, sending) => {
    const isDraft = Object.keys(faultsOf(typed)).length > 0;
    const values = isDraft ? { ...typed, ...staged(kind, 'Draft') } : typed;
    const waits = values[WITHOUT_IMAGES] === true && values.stage === 'Available';
    const waiting = waits ? { [WITHOUT_IMAGES]: true } : {};
    const property = await sendRecord(values, sending, {
      edited: form.mode === 'edit' ? { _id: form.id } : undefined,
      // A listing that waits for images gets a stage that differs from the requested one.
      valuesOf: (made: Listing) => ({
        ...valuesOf(kind, made),
        ...(waits && staged(kind, 'Available')),
      }),
      bodyOf: (values) => bodyOf(kind, values),
      create: (body, key) => createListing(area, kind, { ...body, ...waiting }, key),
      edit: (of, changed) => editListing(area, kind, of, changed),
    });
    onSent();
    if (property) notifyCreated(form, property, waits);
    else toastSuccess('Updated Successfully');
    return undefined;
  };
  const reload = async (): Promise<ListingFormValues | null> => {
    const now = await findListing(area, kind, id ?? '');
    return now && valuesOf(kind, now);
  };
  const sending: Sending = {
    initialValues,
    check,
    confirms: async (values, base) =>
      (await confirmPrices(changedPrices(kind, values, base))) && (await confirmDraft(values)),
    onSend,
    reload: mode === 'edit' ? reload : undefined,
    textOf: (name, shown) => priceTextOf(kind, name, shown),
    labelOf: (name) => storedFieldOf(kind, name)?.label ?? name,
    draft: draftNameOf(form),
    action: actionOf(form),
    canClear: true,
  };
  return {
    title: titleOf(form, mode === 'edit' ? (listing?.propertyFor ?? '') : ''),
    offered: value && { masters: value.masters, rera: value.rera },
    isGone: value !== null && listing === null && mode !== 'create',
    failure,
    retry,
    sending,
  };
}
