import { FLOORS, HOUSE, MALL, OFFICE, PLOT, SHOP, TOWER, WAREHOUSE } from './motifs';
import type { Motif } from './motifs';
import * as styles from './placeholder.module.css';

/** The drawing of each property type. */
export const MOTIFS: Readonly<Record<string, Motif>> = {
  Flat: TOWER,
  'Studio Apartment': TOWER,
  Penthouse: TOWER,
  'FLAT-DDA': TOWER,
  Floor: FLOORS,
  'Builder Floor': FLOORS,
  'Duplex House': HOUSE,
  Villa: HOUSE,
  House: HOUSE,
  'Residential Land /Plot': PLOT,
  'Commercial Land /Plot': PLOT,
  'Office Space': OFFICE,
  Shop: SHOP,
  Showroom: SHOP,
  'Space in Shopping Mall': MALL,
  Warehouse: WAREHOUSE,
  Other: OFFICE,
};

/** The placeholder of a listing without pictures: a drawing of its property type. */
export const Placeholder = ({
  propertyType,
}: {
  readonly propertyType: string | null | undefined;
}) => (
  <svg
    className={styles.scene}
    viewBox="0 0 600 400"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden
    focusable={false}
  >
    <circle data-colour="sun" cx="486" cy="92" r="44" />
    <path data-colour="ground" d="M0 320H600V400H0Z" />
    {(MOTIFS[propertyType ?? 'Other'] ?? OFFICE).map(([colour, path]) => (
      <path key={path} data-colour={colour} d={path} />
    ))}
  </svg>
);
