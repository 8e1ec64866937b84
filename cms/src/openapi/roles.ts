import { AREAS, can, USER_TYPES } from '../domain';
import type { Action, Area } from '../domain';

const SUPER_ADMIN = 'superAdmin';

/** Whether the action needs no login. */
export const isOpen = (action: Action): boolean => can(null, action);

/** Whether every account can do the action, in every region. */
export const isForSignedIn = (action: Action): boolean =>
  AREAS.every((area) =>
    USER_TYPES.every((userType) => can({ userType, superAdmin: false }, action, area)),
  );

function typesIn(action: Action, area: Area): string {
  const types = USER_TYPES.filter((userType) => can({ userType, superAdmin: false }, action, area));
  return [...types, SUPER_ADMIN].join(', ');
}

/** The roles that can do an action, as text, from the model's table. */
export function rolesOf(action: Action): string {
  if (isOpen(action)) return 'anyone';
  if (isForSignedIn(action)) return 'everyone who is signed in';
  const texts = AREAS.map((area) => typesIn(action, area));
  if (new Set(texts).size === 1) return texts[0] ?? SUPER_ADMIN;
  return AREAS.map((area, index) => `${texts[index] ?? ''} (${area})`).join('; ');
}
