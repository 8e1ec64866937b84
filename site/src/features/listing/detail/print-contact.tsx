import { useSite } from '../../../components/layout/use-site';
import { detailPath, kindOf } from '../../../domain';
import type { Area, Listing } from '../../../domain';
import { cx } from '../../../styles/cx';
import { PrintPhone } from '../contact/print-phone';
import * as styles from './summary.module.css';

interface PrintContactProps {
  readonly area: Area;
  readonly property: Listing;
}

/** On paper, in the place of what can be pressed: whom to call, and where the page is. */
export const PrintContact = ({ area, property }: PrintContactProps) => (
  <>
    <PrintPhone property={property} className={styles.phone} />
    <p className={cx('print-only', styles.address)}>
      {useSite().siteUrl + detailPath(area, kindOf(property), property._id)}
    </p>
  </>
);
