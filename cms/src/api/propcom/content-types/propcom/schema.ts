import { listingSchema } from '../../../listing/content-types/schema';

export default listingSchema('propcom');
