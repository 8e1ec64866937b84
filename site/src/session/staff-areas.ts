import { deleteText, saveText } from '../requests/browser-storage';
import type { Area } from '../domain';

/** The regions whose listings who is signed in may write: for the next page, which is painted before that is asked. */
const KEY = 'staffAreas';

/**
 * A script that stands in each page: where its region's staff are at this browser, the style sheet keeps the places of
 * their tools from the first paint on.
 */
export const STAFF_AREAS_SCRIPT = `try {
if (localStorage.${KEY}.split(' ').includes(location.pathname.split('/')[1]))
document.documentElement.dataset.staff = '';
} catch {}`;

/** @param here the region that the page is of */
export function saveStaffAreas(areas: readonly Area[], here: Area | null): void {
  saveText(KEY, areas.join(' '));
  document.documentElement.toggleAttribute('data-staff', here !== null && areas.includes(here));
}

/** They go with the session. */
export function clearStaffAreas(): void {
  deleteText(KEY);
  document.documentElement.removeAttribute('data-staff');
}
