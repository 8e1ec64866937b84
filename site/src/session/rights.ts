/** The table of rights, as a part of the app of its own: visitors need none. */
export { can } from '../domain';
