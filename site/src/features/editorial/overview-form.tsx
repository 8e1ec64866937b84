import { createOverview, editOverview, findOverview } from '../../requests/overviews';
import type { OverlayProps } from '../../overlays/overlay-types';
import { EditorialForm } from './editorial-form';

/** A new overview, or another wording of one. */
export const OverviewForm = ({ overview, city, onClose }: OverlayProps<'overviewForm'>) => (
  <EditorialForm
    kind="overview"
    label="Prop Overview"
    created="PropOverview Created"
    record={overview}
    begun={city === undefined ? undefined : { city }}
    onCreate={createOverview}
    onEdit={editOverview}
    onReload={findOverview}
    onClose={onClose}
  />
);
