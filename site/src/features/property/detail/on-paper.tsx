import { phoneText } from '../../../components/layout/offices';
import { useSite } from '../../../components/layout/use-site';
import { detailPath, kindOf } from '../../../domain';
import type { Area, Listing } from '../../../domain';
import * as styles from './summary.module.css';

interface OnPaperProps {
  readonly area: Area;
  readonly property: Listing;
}

/** On paper, in the place of what can be pressed: whom to call, and where the page is. */
export const OnPaper = ({ area, property }: OnPaperProps) => {
  const { siteUrl, facts } = useSite();
  const phone = property.phoneOfContactPerson ?? facts?.fallbackPhone;
  return (
    <div className={styles.paper}>
      {phone && <p>Call {phoneText(phone)}</p>}
      <p>{siteUrl + detailPath(area, kindOf(property), property._id)}</p>
    </div>
  );
};
