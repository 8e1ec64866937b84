import { masterSchema } from '../../../../masters/schema';

export default masterSchema('project-name-resi', 'project-name-resis', 'Residential project name');
