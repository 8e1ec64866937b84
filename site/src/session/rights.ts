/** The table of rights, as a chunk of its own: visitors do not load it. */
export { can } from '../domain';
