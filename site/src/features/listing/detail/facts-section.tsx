import { Icon } from '../../../components/icon/icon';
import type { AreaUnit, Section } from '../../../domain';
import * as styles from './sections.module.css';
import { areaIn } from './area-in';
import type { FactGroup } from './facts';
import type { IconName } from '../../../components/icon/icons';

const ICONS: Readonly<Record<Section, IconName>> = {
  property: 'House',
  price: 'IndianRupee',
  tenants: 'Users',
  area: 'Ruler',
  rooms: 'BedDouble',
  building: 'Building2',
  furnishing: 'Armchair',
  parking: 'Car',
  amenities: 'Sparkles',
  contact: 'Text',
};

interface FactsSectionProps {
  readonly groups: readonly FactGroup[];
  /** The chosen unit of areas; null for the stored one. */
  readonly unit: AreaUnit | null;
}

/** The facts of a listing in groups, without those that have a place of their own. */
export const FactsSection = ({ groups, unit }: FactsSectionProps) =>
  groups.map(({ section, title, facts }) => (
    <section key={section} className={styles.section}>
      <h2>
        <Icon of={ICONS[section]} /> {title}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ name, label, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{label}</dt>
            <dd className="figures">{typeof value === 'string' ? value : areaIn(value, unit)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
