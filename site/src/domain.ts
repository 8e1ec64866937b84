/** The site's only entry point to the model. */
export * from '../../cms/src/domain';
