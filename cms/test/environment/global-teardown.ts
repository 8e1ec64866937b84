import { readTemplate, removeStorage } from './storage';

export default (): Promise<void> => removeStorage(readTemplate());
