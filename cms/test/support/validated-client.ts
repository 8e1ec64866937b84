import type supertest from 'supertest';
import { responseValidator } from './openapi-validator';
import type { ReceivedResponse, ApiDocument } from './openapi-validator';

export type Http = ReturnType<typeof supertest>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];
const isMethod = (name: unknown): name is Method => METHODS.some((method) => method === name);

/**
 * The same client. It validates every response against the OpenAPI document of the CMS.
 * @returns the client, and the errors so far: a sentence for each invalid response
 */
export async function validatedClient(
  http: Http,
): Promise<{ readonly http: Http; readonly faults: () => readonly string[] }> {
  const served = await http.get('/openapi.json').expect(200);
  const faultOf = responseValidator(served.body as ApiDocument);
  const faults: string[] = [];

  /** The client would wait forever for a listener that throws. */
  function judged(answer: ReceivedResponse): string | undefined {
    try {
      return faultOf(answer);
    } catch (error) {
      return String(error);
    }
  }

  const called = (method: Method) => (url: string) =>
    http[method](url).on('response', (answer: Omit<ReceivedResponse, 'method' | 'path'>) => {
      const path = new URL(url, 'http://localhost').pathname;
      const fault = judged({ ...pickedOf(answer), method, path });
      if (fault) faults.push(`${method} ${path} ${String(answer.status)}: ${fault}`);
    });

  const validated = new Proxy(http, {
    get: (client, name: keyof Http) => (isMethod(name) ? called(name) : client[name]),
  });
  return { http: validated, faults: () => faults };
}

/** The parts of a response that are validated; the client's own object stores them elsewhere. */
const pickedOf = ({ status, headers, body, text }: Omit<ReceivedResponse, 'method' | 'path'>) => ({
  status,
  headers,
  body,
  text,
});
