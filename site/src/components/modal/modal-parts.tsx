import type { ReactNode } from 'react';
import { cx } from '../../styles/cx';
import * as styles from './modal-parts.module.css';

interface PartProps {
  readonly children: ReactNode;
}

interface BodyProps extends PartProps {
  /** A long text: it is scrolled by keyboard too. */
  readonly isText?: boolean;
  /** Fields of a form: they have more room between them. */
  readonly isFields?: boolean;
}

/** The class of a form that has a body and actions. */
export const formClass: string = styles.form ?? '';

/** What a modal, or a form on a page, says: the part of it that scrolls. */
export const ModalBody = ({ isText = false, isFields = false, children }: BodyProps) => (
  <div
    className={cx(styles.body, isFields && styles.fields)}
    {...(isText && { role: 'document', tabIndex: 0 })}
  >
    {children}
  </div>
);

/** Its buttons: they stay in sight. The last one is what it is there for. */
export const ModalActions = ({ children }: PartProps) => (
  <div className={styles.actions}>{children}</div>
);
