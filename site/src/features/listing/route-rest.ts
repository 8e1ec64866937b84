/** What stands behind a page's route in its address (`2` of `…SearchList/2`); empty where nothing does. */
export const routeRest = (params: Readonly<Record<string, unknown>> | undefined): string => {
  const rest = params?.['*'];
  return typeof rest === 'string' ? rest.replace(/\/$/, '') : '';
};
