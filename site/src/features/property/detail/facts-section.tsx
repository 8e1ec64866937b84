import {
  Armchair,
  BedDouble,
  Building2,
  Car,
  House,
  IndianRupee,
  Ruler,
  Sparkles,
  Text,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../../components/icon/icon';
import type { AreaUnit, Listing, Section } from '../../../domain';
import * as styles from './sections.module.css';
import { factGroups } from './facts';

const ICONS: Readonly<Record<Section, LucideIcon>> = {
  property: House,
  price: IndianRupee,
  tenants: Users,
  area: Ruler,
  rooms: BedDouble,
  building: Building2,
  furnishing: Armchair,
  parking: Car,
  amenities: Sparkles,
  contact: Text,
};

interface FactsSectionProps {
  readonly property: Listing;
  /** The unit that a reader wants areas in; null is as stored. */
  readonly unit: AreaUnit | null;
}

/** Everything known of a property that has no place of its own, in groups. */
export const FactsSection = ({ property, unit }: FactsSectionProps) =>
  factGroups(property, unit).map(({ section, title, facts }) => (
    <section key={section} className={styles.section}>
      <h2>
        <Icon of={ICONS[section]} /> {title}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ name, label, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
