import { deleteText, saveText } from '../requests/browser-storage';
import type { Area } from '../domain';

/**
 * The storage key of the regions in which the user may write listings. The first rendering of the next page needs them.
 */
export const STAFF_AREAS_KEY = 'staffAreas';

/**
 * An inline script of each page. For staff of the region, the style sheet reserves the space of their tools from the
 * first rendering.
 */
export const STAFF_AREAS_SCRIPT = `try {
if (localStorage.${STAFF_AREAS_KEY}.split(' ').includes(location.pathname.split('/')[1]))
document.documentElement.dataset.staff = '';
} catch {}`;

/** @param here the region of the page */
export function saveStaffAreas(areas: readonly Area[], here: Area | null): void {
  saveText(STAFF_AREAS_KEY, areas.join(' '));
  document.documentElement.toggleAttribute('data-staff', here !== null && areas.includes(here));
}

/** Deletes the regions at the end of the session. */
export function clearStaffAreas(): void {
  deleteText(STAFF_AREAS_KEY);
  document.documentElement.removeAttribute('data-staff');
}
