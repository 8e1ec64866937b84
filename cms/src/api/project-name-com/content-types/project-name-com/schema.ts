import { masterSchema } from '../../../../masters/schema';

export default masterSchema('project-name-com', 'project-name-coms', 'Commercial project name');
