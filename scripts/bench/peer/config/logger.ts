/** As quiet as the CMS is while it is measured. */
export default { level: 'error' };
