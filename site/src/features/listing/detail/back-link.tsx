import type { MouseEvent } from 'react';
import { Link, navigate } from 'gatsby';
import { Icon } from '../../../components/icon/icon';
import { useHydrated } from '../../../components/use-hydrated';
import { listName, listOfListing, listPath } from '../../../domain';
import type { Area, Listing } from '../../../domain';
import * as styles from './detail.module.css';

interface BackLinkProps {
  readonly area: Area;
  readonly property: Listing;
  /** The address of the list that the visitor came from, if any. */
  readonly from: string | undefined;
}

const isPlainClick = (event: MouseEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** The link back to the list, with its search where the visitor came from it. */
export const BackLink = ({ area, property, from }: BackLinkProps) => {
  const isInBrowser = useHydrated();
  const { key } = listOfListing(property);
  const left = isInBrowser ? from : undefined;

  const back = (event: MouseEvent) => {
    if (left === undefined || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(-1);
  };
  return (
    <Link className={styles.back} to={left ?? listPath(area, key)} onClick={back}>
      <Icon of="ArrowLeft" /> {listName(key)}
    </Link>
  );
};
