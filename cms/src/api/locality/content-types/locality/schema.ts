import { masterSchema } from '../../../master/content-types/schema';

export default masterSchema('locality', 'localities', 'Locality');
