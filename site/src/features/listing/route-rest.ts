/** Returns the rest of an address after the page's route (`2` of `…SearchList/2`), or an empty text. */
export const routeRest = (params: Readonly<Record<string, unknown>> | undefined): string => {
  const rest = params?.['*'];
  return typeof rest === 'string' ? rest.replace(/\/$/, '') : '';
};
