import { createOverview, editOverview, findOverview } from '../../calls/overviews';
import type { OverlayProps } from '../../overlays/names';
import { ContentForm } from './content-form';

/** A new overview, or another wording of one. */
export const OverviewForm = ({ overview, city, onClose }: OverlayProps<'overviewForm'>) => (
  <ContentForm
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
