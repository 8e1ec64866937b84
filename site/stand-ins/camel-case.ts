/**
 * Replaces camelcase in the browser. gatsby-plugin-image converts the name of a layout, and this site already passes it
 * in camel case.
 */
export default (text: string): string => text;
