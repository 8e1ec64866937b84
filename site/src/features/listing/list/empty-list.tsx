import { ButtonLink } from '../../../components/button/button';
import { Icon } from '../../../components/icon/icon';
import { LIST_KEYS, listName, listPath, REGIONS } from '../../../domain';
import type { Area, ListKey } from '../../../domain';
import * as styles from './list.module.css';

interface EmptyListProps {
  readonly area: Area;
  readonly list: ListKey;
  /** Whether the list is empty because a search has no results. */
  readonly isSearch: boolean;
}

/** The text of an empty list, with links to other lists. */
export const EmptyList = ({ area, list, isSearch }: EmptyListProps) => (
  <div className={styles.empty}>
    <Icon of="SearchX" size={48} />
    <h2 className="subtitle">NO PROPERTY AVAILABLE</h2>
    <p>
      {isSearch
        ? 'Nothing matches this search. Take a filter away, or look at everything there is.'
        : `There is none in ${REGIONS[area].city} at the moment. Look at what else is on offer.`}
    </p>
    {isSearch && <ButtonLink to={listPath(area, list)}>View All</ButtonLink>}
    {!isSearch && (
      <ul className={styles.ways}>
        {LIST_KEYS.filter((other) => other !== list).map((other) => (
          <li key={other}>
            <ButtonLink variant="secondary" to={listPath(area, other)}>
              {listName(other)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    )}
  </div>
);
