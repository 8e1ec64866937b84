import { useGatedImport } from '../session/use-gated-import';
import type { StaffMenuProps } from './staff-menu';

const loadMenu = () => import('./staff-menu');

/** The tools of staff; they load for staff alone. */
export function StaffTools({ area }: StaffMenuProps) {
  const part = useGatedImport('add pictures', loadMenu);
  return part && <part.StaffMenu area={area} />;
}
