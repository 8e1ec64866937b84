import { listingSchema } from '../../../../listings/schema';

export default listingSchema('propresi');
