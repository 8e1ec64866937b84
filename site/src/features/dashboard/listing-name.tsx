import { Link } from 'gatsby';
import { detailPath } from '../../domain';
import type { DashboardListing } from '../../domain';
import * as styles from './dashboard.module.css';

/** A listing's code, which links to its page, and what it is. */
export const ListingName = ({ listing }: { readonly listing: DashboardListing }) => {
  const { area, kind, _id, code, title, locality, isPublic, isDeleted } = listing;
  const state = isDeleted ? 'Deleted' : isPublic ? null : 'Inactive';
  const facts = [title, locality, state].filter(Boolean).join(', ');
  return (
    <>
      {isDeleted ? code : <Link to={detailPath(area, kind, _id)}>{code}</Link>}
      <span className={styles.facts}>{facts}</span>
    </>
  );
};
