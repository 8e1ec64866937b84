import { Modal } from '../../components/modal/modal';
import { ModalBody } from '../../components/modal/modal-parts';
import type { OverlayProps } from '../../overlays/overlay-types';
import { ContactUs } from './contact-us';

export const ContactModal = ({ onClose }: OverlayProps<'contact'>) => (
  <Modal title="Contact Us" isOpen onClose={onClose}>
    <ModalBody>
      <ContactUs />
    </ModalBody>
  </Modal>
);
