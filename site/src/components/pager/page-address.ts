/** The page number of an address's query, from 1. */
export function pageOf(params: URLSearchParams): number {
  const page = Math.trunc(Number(params.get('page') ?? 1));
  return page >= 1 ? page : 1;
}

/** The address of a page of a list with these values; empty ones are left out. */
export function pageAddress(
  path: string,
  values: Readonly<Record<string, string | null | undefined>>,
  page = 1,
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}
