/** The parts of lists and listings for the region's staff, in one chunk: visitors load one chunk reference less. */
export { ListingTools } from './listing-tools';
export { StaffBar } from './staff-bar';
export { FindModal } from './staff-find';
