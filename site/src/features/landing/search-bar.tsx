import { Link } from 'gatsby';
import { Search } from 'lucide-react';
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

const goId = (area: Area, list: ListKey): string => `go-${area}-${list}`;

/** Shows the one way on that fits what is chosen: the style sheet decides, so that it works before any script runs. */
const rules = REGION_LISTS.map(({ area, list }) => {
  const { offer, kind } = LISTS[list];
  const chosen = [area, offer, kind].map((value) => `:has([value="${value}"]:checked)`).join('');
  return `.find${chosen} #${goId(area, list)} { display: inline-flex; }`;
}).join('\n');

/** From three choices to the list that has them. */
export const SearchBar = () => (
  <div role="search" className={cx('page', styles.holder)}>
    <style dangerouslySetInnerHTML={{ __html: rules }} />
    <div className={cx('find', styles.bar)}>
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
          key={goId(area, list)}
          id={goId(area, list)}
          to={listPath(area, list)}
          className={buttonClass({ variant: 'primary' }, styles.go)}
        >
          <Icon of={Search} />
          Search
          <span className="visually-hidden">
            {KIND_FACTS[LISTS[list].kind].category} Property For {LISTS[list].offer} in{' '}
            {REGIONS[area].label}
          </span>
        </Link>
      ))}
    </div>
  </div>
);
