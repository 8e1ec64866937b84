/** The same level as the CMS's during the measurement. */
export default { level: 'error' };
