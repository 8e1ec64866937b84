import { navigate } from 'gatsby';
import { listPath, LIST_KEYS, LISTS } from '../../../domain';
import type { Area, Kind } from '../../../domain';
import { SendForm } from '../../../forms/send-form';
import { useLeaveGuard } from '../../../forms/use-leave-guard';
import { cx } from '../../../styles/cx';
import { ListingFields } from './listing-fields';
import { ListingFormState } from './listing-form-state';
import * as styles from './listing-form.module.css';
import { useListingForm } from './use-listing-form';

interface ListingFormPageProps {
  readonly area: Area;
  readonly kind: Kind;
}

/** Does nothing: the form navigates by itself after a success. */
const stay = () => undefined;

/** The pages `PropResiCreate` and `PropComCreate`: the form of a new listing. */
export function ListingFormPage({ area, kind }: ListingFormPageProps) {
  const { title, offered, sending, ...state } = useListingForm(
    { mode: 'create', area, kind },
    stay,
  );
  const leave = () => {
    const list = LIST_KEYS.find((key) => LISTS[key].kind === kind) ?? LIST_KEYS[0];
    navigate(listPath(area, list));
  };
  const { onDirty, cancel } = useLeaveGuard(leave, sending.draft);
  return (
    <div className={cx('page', styles.page)}>
      <h1 className="page-title">{title}</h1>
      <div className={styles.frame} data-bottom-bar>
        {offered ? (
          <SendForm {...sending} onDirty={onDirty} onCancel={cancel}>
            {(values) => (
              <ListingFields area={area} kind={kind} {...offered} values={values} heading="h2" />
            )}
          </SendForm>
        ) : (
          <ListingFormState {...state} />
        )}
      </div>
    </div>
  );
}
