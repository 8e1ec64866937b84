import type { FieldMetaProps } from 'formik';

/** What is said of a field: nothing before its reader has been there, or has sent the form. */
export const faultOf = ({ touched, error }: FieldMetaProps<unknown>): string | undefined =>
  touched ? error : undefined;
