import { createAward, editAward, findAward } from '../../requests/awards';
import type { OverlayProps } from '../../overlays/overlay-types';
import { EditorialForm } from './editorial-form';

/** A new award, or another wording of one. */
export const AwardForm = ({ award, onClose }: OverlayProps<'awardForm'>) => (
  <EditorialForm
    kind="award"
    label="Award"
    created="Award Created"
    record={award}
    onCreate={createAward}
    onEdit={editAward}
    onReload={findAward}
    onClose={onClose}
  />
);
