import { useCallback, useMemo } from 'react';
import { navigate } from 'gatsby';
import { createListing, editListing, findListing } from '../../calls/listings';
import { mastersOf } from '../../calls/masters';
import type { MasterOptions } from '../../calls/masters';
import { useLoaded } from '../../calls/use-loaded';
import { fieldOf, listOfListing, listPath, readListing } from '../../domain';
import type { Listing, Problems } from '../../domain';
import type { SendFormProps } from '../../forms/send-form';
import type { ListingFormOf } from '../../overlays/names';
import { showMessage, toastSuccess } from '../../overlays/store';
import { actionOf, draftNameOf, titleOf } from './form-words';
import { emptyValues, sentOf, valuesOf } from './form-values';
import type { ListingFormValues } from './form-values';

type Sending = Omit<SendFormProps<ListingFormValues>, 'children' | 'onDirty' | 'onCancel'>;

interface Begun {
  readonly masters: MasterOptions;
  /** Of an edit or a duplicate; null where there is none any more. */
  readonly listing: Listing | null;
}

/** After a create: the list of that kind and purpose, and word of it. */
function sayCreated({ area }: ListingFormOf, property: Listing): void {
  navigate(listPath(area, listOfListing(property).key));
  showMessage({ title: 'Property Created Successfully', text: `Its code is ${property.code}.` });
}

/** What a listing form holds, checks and sends. @param onSent called once it went well */
export function useListingForm(form: ListingFormOf, onSent: () => void) {
  const { area, kind, mode } = form;
  const id = mode === 'create' ? null : form.id;
  const load = useCallback(
    async (signal: AbortSignal): Promise<Begun> => {
      const [masters, listing] = await Promise.all([
        mastersOf(area, kind, signal),
        id === null ? null : findListing(area, kind, id, signal),
      ]);
      return { masters, listing };
    },
    [area, kind, id],
  );
  const { value, failure, retry } = useLoaded(load);
  const listing = value?.listing ?? null;
  const initialValues = useMemo(
    () => (listing ? valuesOf(kind, listing) : emptyValues(kind)),
    [kind, listing],
  );
  const check = useCallback(
    (values: ListingFormValues): Problems => {
      const read = readListing(kind, area, sentOf(kind, values));
      return read.ok ? {} : read.errors;
    },
    [kind, area],
  );

  const onSend = async (values: ListingFormValues): Promise<undefined> => {
    const sent = sentOf(kind, values);
    if (form.mode === 'edit') {
      await editListing(area, kind, form.id, sent);
      onSent();
      toastSuccess('Updated Successfully');
    } else {
      const property = await createListing(area, kind, sent);
      onSent();
      sayCreated(form, property);
    }
    return undefined;
  };
  const sending: Sending = {
    initialValues,
    check,
    onSend,
    labelOf: (name) => fieldOf(kind, name)?.label ?? name,
    draft: draftNameOf(form),
    action: actionOf(form),
    canClear: true,
  };
  return {
    title: titleOf(form, mode === 'edit' ? (listing?.propertyFor ?? '') : ''),
    masters: value?.masters ?? null,
    isGone: value !== null && listing === null && mode !== 'create',
    failure,
    retry,
    sending,
  };
}
