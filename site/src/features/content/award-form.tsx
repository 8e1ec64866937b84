import { createAward, editAward, findAward } from '../../calls/awards';
import type { OverlayProps } from '../../overlays/names';
import { ContentForm } from './content-form';

/** A new award, or another wording of one. */
export const AwardForm = ({ award, onClose }: OverlayProps<'awardForm'>) => (
  <ContentForm
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
