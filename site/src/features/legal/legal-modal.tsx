import { useCallback } from 'react';
import { useLoaded } from '../../requests/use-loaded';
import { LEGAL_LINKS } from '../../components/layout/menus';
import { Modal } from '../../components/modal/modal';
import { ModalBody } from '../../components/modal/modal-parts';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import type { OverlayProps } from '../../overlays/overlay-types';
import { LegalWords } from './legal-text';
import type { LegalText } from './legal-text';
import { pageData } from '../../requests/page-data';

interface LegalData {
  /** Null until the text exists in the CMS. */
  readonly strapiLegalText: LegalText | null;
}

/** A policy as a modal, with the text of its own page. */
export function LegalModal({ policy, onClose }: OverlayProps<'legal'>) {
  const path = `/${policy}/`;
  const load = useCallback((signal: AbortSignal) => pageData<LegalData>(path, signal), [path]);
  const { value, failure, retry } = useLoaded(load);
  const text = value?.strapiLegalText;
  const name = LEGAL_LINKS.find(({ to }) => to === path)?.label ?? '';
  return (
    <Modal title={text?.title ?? name} isOpen onClose={onClose}>
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {!value && !failure && <Skeleton rows={8} />}
      {value && (
        <ModalBody isText>
          {text ? <LegalWords text={text} /> : <p>It is written in the CMS, under Legal text.</p>}
        </ModalBody>
      )}
    </Modal>
  );
}
