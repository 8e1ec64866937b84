import { pathOf } from '../request-path';

type Values = Readonly<Record<string, unknown>>;

/** The call that reads and saves one record. */
const RECORD = /\/content-manager\/(?:collection-types\/[^/]+|single-types)\/[^/]+$/;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The record in a response; undefined if it has none. */
async function recordIn(response: Response): Promise<Values | undefined> {
  const body: unknown = response.ok ? await response.clone().json() : undefined;
  const record = isValues(body) && 'data' in body ? body.data : body;
  return isValues(record) ? record : undefined;
}

const parsed = (body: string): Values => JSON.parse(body) as Values;

/** A form's body with the loaded values of its fields. */
function withLoaded(body: string, record: Values): string {
  const values = parsed(body);
  const loaded = Object.entries(record).filter(([name]) => name in values);
  return JSON.stringify({ ...values, loaded: Object.fromEntries(loaded) });
}

/**
 * Adds the values that this tab loaded to each save of a record. Strapi's form sends all fields, but not its version
 * and not which fields the user changed. The server compares the values (src/panel/reject-stale-saves.ts).
 * @param scope the object whose `fetch` sends the panel's requests
 */
export function sendLoaded(scope: Pick<typeof globalThis, 'fetch'>): void {
  const send = scope.fetch.bind(scope);
  const records = new Map<string, Values>();
  scope.fetch = async (input, init) => {
    const path = pathOf(input);
    if (!RECORD.test(path)) return await send(input, init);
    const { method = 'GET', body } = init ?? {};
    const loaded = records.get(path);
    if (method === 'PUT' && loaded && typeof body === 'string') {
      const response = await send(input, { ...init, body: withLoaded(body, loaded) });
      if (response.ok) records.set(path, { ...loaded, ...parsed(body) });
      return response;
    }
    const response = await send(input, init);
    const record = method === 'GET' ? await recordIn(response) : undefined;
    if (record) records.set(path, record);
    return response;
  };
}
