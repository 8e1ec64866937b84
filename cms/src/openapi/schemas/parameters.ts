import parameter from '../../api/app-parameter/content-types/app-parameter/schema.json';
import email from '../../components/parameter/email.json';
import office from '../../components/parameter/office.json';
import phone from '../../components/parameter/phone.json';
import reraNumber from '../../components/parameter/rera-number.json';
import socialLink from '../../components/parameter/social-link.json';
import { answered, list, orNull } from '../json';
import type { JsonSchema } from '../json';

/** Strapi's attribute, as far as the parameters have it. */
interface Attribute {
  readonly type: string;
  readonly required?: boolean;
  readonly repeatable?: boolean;
  readonly component?: string;
  readonly maxLength?: number;
  readonly regex?: string;
  readonly enum?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}
type Attributes = Readonly<Record<string, Attribute>>;

const COMPONENTS: Readonly<Record<string, { readonly attributes: Attributes }>> = {
  'parameter.email': email,
  'parameter.office': office,
  'parameter.phone': phone,
  'parameter.rera-number': reraNumber,
  'parameter.social-link': socialLink,
};

/** A component with nothing but a `value` is answered as that. */
function componentAnswered(uid: string): JsonSchema {
  const component = COMPONENTS[uid];
  if (!component) throw new Error(`no component ${uid}`);
  const { value, ...more } = component.attributes;
  return value && Object.keys(more).length === 0
    ? valueAnswered(value)
    : objectAnswered(component.attributes);
}

function valueAnswered({ type, component, ...facts }: Attribute): JsonSchema {
  switch (type) {
    case 'component': {
      const one = componentAnswered(component ?? '');
      return facts.repeatable ? list(one) : one;
    }
    case 'integer':
      return { type, minimum: facts.min, maximum: facts.max };
    case 'enumeration':
      return { type: 'string', enum: facts.enum };
    default:
      return {
        type: 'string',
        ...(facts.maxLength !== undefined && { maxLength: facts.maxLength }),
        ...(facts.regex !== undefined && { pattern: facts.regex }),
      };
  }
}

const objectAnswered = (attributes: Attributes): JsonSchema =>
  answered(
    Object.fromEntries(
      Object.entries(attributes).map(([name, attribute]) => {
        const isAlways = attribute.required === true || attribute.repeatable === true;
        const value = valueAnswered(attribute);
        return [name, isAlways ? value : orNull(value)];
      }),
    ),
  );

/** The parameters, as the panel's own form has them. */
export const PARAMETER_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  AppParameter: objectAnswered(parameter.attributes),
};
