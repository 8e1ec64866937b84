import { opens } from '../../overlays/store';
import type { StaffEntries } from '../../session/staff-entry';

export const historyEntries: StaffEntries = (_area, can) => [
  ...(can('see history') ? [{ label: 'Bin', open: opens('bin', {}) }] : []),
  ...(can('write texts') ? [{ label: 'History of Texts', open: opens('textHistory', {}) }] : []),
];
