import { masterSchema } from '../../../master/content-types/schema';

export default masterSchema('project-name-com', 'project-name-coms', 'Commercial project name');
