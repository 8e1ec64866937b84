import { Floors, House, Mall, Office, Plot, Shop, Tower, Warehouse } from './motifs';
import * as styles from './placeholder.module.css';

type Motif = () => React.ReactNode;

/** The drawing of each property type of the model. */
export const MOTIFS: Readonly<Record<string, Motif>> = {
  Flat: Tower,
  'Studio Apartment': Tower,
  Penthouse: Tower,
  'FLAT-DDA': Tower,
  Floor: Floors,
  'Builder Floor': Floors,
  'Duplex House': House,
  Villa: House,
  House,
  'Residential Land /Plot': Plot,
  'Commercial Land /Plot': Plot,
  'Office Space': Office,
  Shop,
  Showroom: Shop,
  'Space in Shopping Mall': Mall,
  Warehouse,
  Other: Office,
};

interface PlaceholderProps {
  readonly propertyType: string | null | undefined;
}

/** Stands for the pictures that a property does not have: its type, drawn. */
export const Placeholder = ({ propertyType }: PlaceholderProps) => {
  const Drawing = MOTIFS[propertyType ?? 'Other'] ?? Office;
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable={false}
    >
      <circle className={styles.sun} cx="486" cy="92" r="44" />
      <path className={styles.ground} d="M0 320 H600 V400 H0 Z" />
      <Drawing />
    </svg>
  );
};
