import { masterSchema } from '../../../../masters/schema';

export default masterSchema('locality', 'localities', 'Locality');
