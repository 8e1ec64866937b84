import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

type Facts = Readonly<Record<string, unknown>>;

/** The parts of the OpenAPI document that validation needs. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses: Facts }>>>>;
  readonly components: Facts;
}

/** A response as received. */
export interface ReceivedResponse {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly text: string;
}

interface DescribedResponse {
  readonly headers?: Readonly<Record<string, Facts>>;
  /** Not there for a response without a body. */
  readonly content?: Readonly<Record<string, object>>;
}

const KEY = 'document';
const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
const pointer = (...parts: readonly string[]): string => `#/${parts.map(escaped).join('/')}`;

/** The described path of a request: paths without parameters take precedence. */
function templateOf(paths: readonly string[], path: string): string | undefined {
  const matches = (template: string): boolean =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`).test(path);
  return paths.find((template) => template === path) ?? paths.find(matches);
}

/**
 * Validates responses against the OpenAPI document.
 * @returns for each response its error; undefined if it is valid, or if the document does not describe the call
 */
export function responseValidator(
  document: ApiDocument,
): (answer: ReceivedResponse) => string | undefined {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
  });
  addFormats(ajv);
  // The document contains its schemas, so ajv must accept the document's own keys.
  ajv.addVocabulary(Object.keys(document));
  ajv.addSchema(document, KEY, undefined, false);

  /** A place of the document, with its reference resolved. */
  function at(place: string): { readonly place: string; readonly value: unknown } | undefined {
    let value: unknown = document;
    for (const part of place.slice(2).split('/')) {
      const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
      value = (value as Facts | undefined)?.[key];
    }
    const { $ref } = (value ?? {}) as { $ref?: string };
    return $ref ? at($ref) : value === undefined ? undefined : { place, value };
  }

  function faultOfHeaders(
    place: string,
    { headers = {} }: DescribedResponse,
    answer: ReceivedResponse,
  ): string | undefined {
    for (const name of Object.keys(headers)) {
      const described = at(`${place}/headers/${escaped(name)}`)?.value;
      const { required } = described as { readonly required?: boolean };
      if (required && answer.headers[name.toLowerCase()] === undefined)
        return `the header ${name} is missing`;
    }
    return undefined;
  }

  function faultOfBody(
    place: string,
    { content }: DescribedResponse,
    answer: ReceivedResponse,
  ): string | undefined {
    const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? '';
    if (!content) return type === '' ? undefined : `it is ${type}, not nothing`;
    if (!(type in content)) return `it is ${type || 'nothing'}, not ${Object.keys(content).join()}`;
    const schema = `${place}/content/${escaped(type)}/schema`;
    const validate = ajv.getSchema(`${KEY}${schema}`);
    if (!validate) return `the description has no ${schema}`;
    const isGood = validate(type.startsWith('text/') ? answer.text : answer.body) as boolean;
    return isGood ? undefined : ajv.errorsText(validate.errors, { dataVar: 'answer' });
  }

  return (answer) => {
    const template = templateOf(Object.keys(document.paths), answer.path);
    const method = answer.method.toLowerCase();
    if (template === undefined || !document.paths[template]?.[method]) return undefined;
    const status = String(answer.status);
    const found = at(pointer('paths', template, method, 'responses', status));
    if (!found) return 'this status is not described';
    const response = found.value as DescribedResponse;
    const faults = [
      faultOfHeaders(found.place, response, answer),
      faultOfBody(found.place, response, answer),
    ];
    return faults.filter((fault) => fault !== undefined).join('; ') || undefined;
  };
}
