/** The parts of lists and listings for the region's staff, in one chunk: visitors load one chunk reference less. */
export { FindModal } from './find-modal';
export { ListingTools } from './listing-tools';
export { StaffBar } from './staff-bar';
