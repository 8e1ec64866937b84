import { useSite } from '../../../components/layout/use-site';
import { detailPath, kindOf } from '../../../domain';
import type { Area, Listing } from '../../../domain';
import { cx } from '../../../styles/cx';
import { CallOnPaper } from '../contact/call-on-paper';
import * as styles from './summary.module.css';

interface OnPaperProps {
  readonly area: Area;
  readonly property: Listing;
}

/** On paper, in the place of what can be pressed: whom to call, and where the page is. */
export const OnPaper = ({ area, property }: OnPaperProps) => (
  <>
    <CallOnPaper property={property} className={styles.phone} />
    <p className={cx('on-paper', styles.address)}>
      {useSite().siteUrl + detailPath(area, kindOf(property), property._id)}
    </p>
  </>
);
