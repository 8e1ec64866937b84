import {
  PARAMETER_FIELDS,
  PARAMETER_PART_FIELDS,
  PARAMETER_DEFAULTS,
  recordFieldAttribute,
} from '../../../../domain';
import type { PartField, RecordField } from '../../../../domain';

const fields: Readonly<Record<string, RecordField>> = PARAMETER_FIELDS;
const parts: Readonly<Record<string, PartField>> = PARAMETER_PART_FIELDS;

export default {
  kind: 'singleType',
  collectionName: 'app_parameters',
  info: {
    singularName: 'app-parameter',
    pluralName: 'app-parameters',
    displayName: 'Parameters',
    description: 'What the whole site shows and how it behaves',
  },
  options: { draftAndPublish: false },
  attributes: {
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        { ...recordFieldAttribute(field), default: PARAMETER_DEFAULTS[name] },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(parts).map(([name, { part, list }]) => [
        name,
        { type: 'component', component: `parameter.${part}`, repeatable: list !== undefined },
      ]),
    ),
  },
};
