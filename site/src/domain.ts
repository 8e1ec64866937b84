/** The site's one door to the model. */
export * from '../../cms/src/domain';
