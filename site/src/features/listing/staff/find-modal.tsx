import { Modal } from '../../../components/modal/modal';
import { ModalBody } from '../../../components/modal/modal-parts';
import { FocusFirst } from '../../../fields/focus-first';
import type { OverlayProps } from '../../../overlays/overlay-types';
import { StaffFind } from './staff-find';

/** The search for listings from any page. */
export const FindModal = ({ area, onClose }: OverlayProps<'find'>) => (
  <Modal title="Find a Property" isOpen onClose={onClose}>
    <ModalBody>
      <FocusFirst>
        <StaffFind area={area} list={null} onLeave={onClose} />
      </FocusFirst>
    </ModalBody>
  </Modal>
);
