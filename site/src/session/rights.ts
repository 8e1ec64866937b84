/** The table of rights, as a separate chunk: visitors do not load it. */
export { can } from '../domain';
