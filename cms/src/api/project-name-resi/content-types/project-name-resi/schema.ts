import { masterSchema } from '../../../master/content-types/schema';

export default masterSchema('project-name-resi', 'project-name-resis', 'Residential project name');
