import type { ReactNode } from 'react';
import * as styles from './modal-parts.module.css';

interface PartProps {
  readonly children: ReactNode;
}

interface BodyProps extends PartProps {
  /** A long text: it is scrolled by keyboard too. */
  readonly isText?: boolean;
}

/** What a modal says: the part of it that scrolls. */
export const ModalBody = ({ isText = false, children }: BodyProps) => (
  <div className={styles.body} {...(isText && { role: 'document', tabIndex: 0 })}>
    {children}
  </div>
);

/** Its buttons: they stay in sight. The last one is what the modal is there for. */
export const ModalActions = ({ children }: PartProps) => (
  <div className={styles.actions}>{children}</div>
);
