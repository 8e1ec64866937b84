import { Link } from 'gatsby';
import { buttonClass } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { AREAS, KIND_FACTS, KINDS, listPath, LISTS, REGION_LISTS, REGIONS } from '../../domain';
import type { Area, ListFacts, ListKey } from '../../domain';
import { cx } from '../../styles/cx';
import * as styles from './search-bar.module.css';

const OFFERS: readonly ListFacts['offer'][] = ['Sale', 'Rent'];

const GROUPS = [
  { name: 'area', legend: 'Where', choices: AREAS.map((a) => [a, REGIONS[a].label] as const) },
  { name: 'offer', legend: 'For', choices: OFFERS.map((o) => [o, o] as const) },
  { name: 'kind', legend: 'What', choices: KINDS.map((k) => [k, KIND_FACTS[k].category] as const) },
] as const;

/**
 * The indexes of a list's choices in their groups. The style sheet shows the link whose choices are all selected. This
 * works without scripts, and with a policy that forbids inline styles.
 */
const placesOf = (area: Area, list: ListKey) => ({
  'data-area': AREAS.indexOf(area),
  'data-offer': OFFERS.indexOf(LISTS[list].offer),
  'data-kind': KINDS.indexOf(LISTS[list].kind),
});

/** A search by three choices; they select the link to a list. */
export const SearchBar = () => (
  <div role="search" className={cx('page', styles.holder)}>
    <div className={styles.bar}>
      {GROUPS.map(({ name, legend, choices }) => (
        <fieldset key={name}>
          <legend className={styles.legend}>{legend}</legend>
          <div className={styles.choices}>
            {choices.map(([value, label], index) => (
              <label key={value} className={styles.choice}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  data-at={index}
                  defaultChecked={index === 0}
                  className={styles.input}
                />
                <span className={styles.label}>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {REGION_LISTS.map(({ area, list }) => (
        <Link
          key={`${area} ${list}`}
          {...placesOf(area, list)}
          to={listPath(area, list)}
          className={buttonClass({ variant: 'primary' }, styles.go)}
        >
          <Icon of="Search" />
          Search
          <span className="visually-hidden">
            {KIND_FACTS[LISTS[list].kind].category} Property For {LISTS[list].offer} in{' '}
            {REGIONS[area].city}
          </span>
        </Link>
      ))}
    </div>
  </div>
);
