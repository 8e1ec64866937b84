import { useState } from 'react';
import { Modal } from '../../../components/modal/modal';
import type { BulkChange } from '../../../domain';
import { useCan } from '../../../session/use-can';
import { parseListQuery } from '../parse-list-query';
import type { BulkFormOf } from '../form/form-texts';
import { BulkForm } from './bulk-form';
import { BulkPreview } from './bulk-preview';
import type { Previewed } from './bulk-preview';
import { BulkReport } from './bulk-report';
import { listingsText, NOTHING_TYPED } from './bulk-words';
import type { TypedChange } from './bulk-words';
import { previewBulkChange } from './requests';
import type { BegunChange, ChosenListings } from './requests';

type BulkModalProps = Omit<BulkFormOf, 'mode'> & { readonly onClose: () => void };

/** Changes many listings: what is set, a preview of the effects, the progress, and a report with an undo. */
export function BulkModal({ area, list, chosen: asked, count, onClose }: BulkModalProps) {
  const can = useCan();
  const [chosen] = useState((): ChosenListings => {
    if ('ids' in asked) return { list, ids: asked.ids };
    const { search } = parseListQuery(list, area, asked.query, (guard) => can(guard, area));
    return { list, values: { ...search.filters, sorting: search.sorting } };
  });
  const [typed, setTyped] = useState<TypedChange>(NOTHING_TYPED);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [begun, setBegun] = useState<BegunChange | null>(null);
  const preview = async (values: TypedChange, change: BulkChange) => {
    const found = await previewBulkChange(area, chosen, change, 0);
    setTyped(values);
    setPreviewed({ change, ...found });
  };
  const step = () => {
    if (begun) return <BulkReport {...{ area, begun, onClose }} />;
    if (!previewed) {
      return <BulkForm {...{ area, typed }} onCancel={onClose} onPreview={preview} />;
    }
    const onBack = () => {
      setPreviewed(null);
    };
    return <BulkPreview {...{ area, chosen, previewed, onBack }} onBegun={setBegun} />;
  };
  return (
    <Modal title={`Set for ${listingsText(count)}`} isOpen isFixed={!begun} onClose={onClose}>
      {step()}
    </Modal>
  );
}
