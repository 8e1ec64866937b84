import { cx } from '../../styles/cx';
import type { EnquiryStatus } from './requests';
import * as styles from './inbox.module.css';

const LOOKS: Readonly<Record<EnquiryStatus, string | undefined>> = {
  New: styles.isNew,
  Contacted: styles.isUnderWay,
  'Visit planned': styles.isUnderWay,
  Negotiating: styles.isUnderWay,
  Won: styles.isWon,
  Lost: styles.isClosed,
  Spam: styles.isClosed,
};

export const StatusBadge = ({ status }: { readonly status: EnquiryStatus }) => (
  <span className={cx(styles.badge, LOOKS[status])}>{status}</span>
);
