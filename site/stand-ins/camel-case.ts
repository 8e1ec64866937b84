/** Replaces camelcase in the browser: gatsby-plugin-image converts the name of a layout, which is in camel case here. */
export default (text: string): string => text;
