/** The scripts' one entry point to the model. */
export * from '../../cms/src/domain/index';
