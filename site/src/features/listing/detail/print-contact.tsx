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

/** In print, in place of the buttons: the phone, and the page's address. */
export const PrintContact = ({ area, property }: PrintContactProps) => (
  <>
    <PrintPhone property={property} className={styles.phone} />
    <p className={cx('print-only', styles.address)}>
      {useSite().siteUrl + detailPath(area, kindOf(property), property._id)}
    </p>
  </>
);
