import { listingSchema } from '../../../../listings/schema';

export default listingSchema('propcom');
