import type { ReactNode } from 'react';
import { cx } from '../../styles/cx';
import * as styles from './modal-parts.module.css';

interface PartProps {
  readonly children: ReactNode;
}

interface BodyProps extends PartProps {
  /** Whether the content is a long text, which the keyboard must be able to scroll. */
  readonly isText?: boolean;
  /** Whether the content has form fields, with more space between them. */
  readonly isFields?: boolean;
}

/** The class of a form that has a body and actions. */
export const formClass: string = styles.form ?? '';

/** The scrolling content of a modal or of a form on a page. */
export const ModalBody = ({ isText = false, isFields = false, children }: BodyProps) => (
  <div
    className={cx(styles.body, isFields && styles.fields)}
    {...(isText && { role: 'document', tabIndex: 0 })}
  >
    {children}
  </div>
);

/** The buttons of a modal, always visible. The last one is the main action. */
export const ModalActions = ({ children }: PartProps) => (
  <div className={styles.actions}>{children}</div>
);
