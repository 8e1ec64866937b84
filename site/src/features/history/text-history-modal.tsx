import { Button } from '../../components/button/button';
import { Modal } from '../../components/modal/modal';
import { ModalBody } from '../../components/modal/modal-parts';
import type { OverlayProps } from '../../overlays/overlay-types';
import { opens } from '../../overlays/store';
import * as styles from './history.module.css';

/** The texts that admins edit in the panel: type, `_id` or key, and name. */
const TEXTS = [
  ['landing', 'landing', 'Landing Page'],
  ['app-parameter', 'app-parameter', 'Parameters'],
  ['legal-text', 'terms', 'Terms'],
  ['legal-text', 'cookie-policy', 'Cookie Policy'],
  ['legal-text', 'privacy-policy', 'Privacy Policy'],
  ['legal-text', 'enquiry-notice', 'Notice about Enquiries'],
  ['legal-text', 'enquiry-notice-hindi', 'Notice about Enquiries, Hindi'],
] as const;

/** The texts and parameters, each with its history. They are edited in the panel, which has no history. */
export const TextHistoryModal = ({ onClose }: OverlayProps<'textHistory'>) => (
  <Modal title="History of Texts" isOpen onClose={onClose}>
    <ModalBody>
      <ul>
        {TEXTS.map(([type, id, title]) => (
          <li key={id} className={styles.text}>
            <span>{title}</span>
            <Button
              variant="secondary"
              size="small"
              aria-haspopup="dialog"
              onClick={opens('history', { type, id, title })}
            >
              History<span className="visually-hidden"> of {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </ModalBody>
  </Modal>
);
