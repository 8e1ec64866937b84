import { Button, ButtonLink } from '../../components/button/button';
import { Offices } from '../../components/layout/offices';
import { useSite } from '../../components/layout/use-site';
import { Modal } from '../../components/modal/modal';
import { ModalActions, ModalBody } from '../../components/modal/modal-parts';
import { ownEnquiryPath } from '../../domain';
import * as styles from './enquiry.module.css';
import type { EnquiryKey } from './requests';

interface EnquirySentProps {
  readonly sent: EnquiryKey;
  readonly onClose: () => void;
}

/** What a visitor sees after sending: the reference, whom to call, and the link to the own page. */
export function EnquirySent({ sent, onClose }: EnquirySentProps) {
  const { facts } = useSite();
  return (
    <Modal title="Enquiry Sent" isOpen onClose={onClose}>
      <ModalBody isFields>
        <div role="status">
          <p>Thank you. We have your enquiry and will contact you. Its reference:</p>
          <p className={styles.reference}>{sent.reference}</p>
        </div>
        <p>
          With the link below you see and withdraw it, without an account. Whoever has the link can
          do so too.
        </p>
        {facts && <Offices facts={facts} heading="h3" />}
      </ModalBody>
      <ModalActions>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
        <ButtonLink to={ownEnquiryPath(sent.reference, sent.key)}>See My Enquiry</ButtonLink>
      </ModalActions>
    </Modal>
  );
}
