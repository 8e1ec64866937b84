import { usePart } from '../session/use-part';
import type { StaffMenuProps } from './staff-menu';

const loadMenu = () => import('./staff-menu');

/** The tools of staff: they come for those who are staff alone. */
export function StaffTools({ area }: StaffMenuProps) {
  const part = usePart('add pictures', loadMenu);
  return part && <part.StaffMenu area={area} />;
}
