import {
  CLOSING_FIELDS,
  CODE_COLUMN,
  FIELDS,
  importFields,
  KIND_FACTS,
  parseImportMapping,
} from '../../../domain';
import type { Area, FieldErrors, ImportMapping, Purpose } from '../../../domain';
import { SelectField } from '../../../fields/select-field';
import { SendForm } from '../../../forms/send-form';
import { tryImport } from './requests';
import type { ListingImport } from './requests';
import * as styles from './import.module.css';

/** The chosen labels of fields by `column0`, `column1` and so on, the key column and the purpose; '' for none. */
type Typed = Readonly<Record<string, string>>;

const nameOf = (at: number): string => `column${String(at)}`;

/** How the columns are read, of what was chosen. */
function mappingOf({ kind, columns }: ListingImport, typed: Typed): ImportMapping {
  const fields = importFields(kind);
  const fieldAt = (at: number): string | null =>
    fields.find(({ label }) => label === typed[nameOf(at)])?.name ?? null;
  const chosen = Object.fromEntries(columns.map(({ name }, at) => [name, fieldAt(at)]));
  const { key = '', purpose = '' } = typed;
  const names = Object.values(chosen);
  const hasCode = names.includes(CODE_COLUMN);
  const isSaid = hasCode || names.includes('propertyFor');
  return {
    fields: chosen,
    key: hasCode || key === '' ? null : key,
    purpose: isSaid || purpose === '' ? null : (purpose as Purpose),
  };
}

/** The control of an error about the fields: the second of two columns with one field, or a fact of a closing. */
function errorPlace(one: ListingImport, typed: Typed): string {
  const fields = Object.values(mappingOf(one, typed).fields);
  const second = fields.findIndex((name, at) => name !== null && fields.indexOf(name) < at);
  const closing = fields.findIndex((name) => name !== null && name in CLOSING_FIELDS);
  return nameOf([second, closing].find((at) => at >= 0) ?? 0);
}

function errorsIn(one: ListingImport, typed: Typed): FieldErrors {
  const columns = one.columns.map(({ name }) => name);
  const parsed = parseImportMapping(one.kind, columns, { ...mappingOf(one, typed) });
  if (parsed.ok) return {};
  const { fields, ...others } = parsed.errors;
  return fields === undefined ? others : { [errorPlace(one, typed)]: fields };
}

interface ColumnsStepProps {
  readonly area: Area;
  readonly one: ListingImport;
  readonly onTried: (next: ListingImport) => void;
  /** Undefined before the first dry run. */
  readonly onCancel: (() => void) | undefined;
}

/** The second step: the field of each column. */
export function ColumnsStep({ area, one, onTried, onCancel }: ColumnsStepProps) {
  const { kind, columns } = one;
  const fields = importFields(kind);
  const labels = fields.map(({ label }) => label);
  const labelOf = (name: string | null) => fields.find((field) => field.name === name)?.label ?? '';
  const initial: Typed = {
    ...Object.fromEntries(columns.map(({ field }, at) => [nameOf(at), labelOf(field)])),
    ...{ key: one.key ?? '', purpose: one.purpose ?? '' },
  };
  const columnNames = columns.map(({ name }) => name);
  return (
    <SendForm
      initialValues={initial}
      check={(typed) => errorsIn(one, typed)}
      onSend={async (typed) => {
        onTried(await tryImport(area, one._id, mappingOf(one, typed)));
        return undefined;
      }}
      labelOf={(name) => {
        if (name === 'key') return 'Key Column';
        if (name === 'purpose') return FIELDS.propertyFor.label;
        return columns.find((_, at) => nameOf(at) === name)?.name ?? 'Columns';
      }}
      submitLabel="Try It"
      mayBePristine
      onCancel={onCancel}
    >
      {(typed) => {
        const { fields: chosen } = mappingOf(one, typed);
        const names = Object.values(chosen);
        const hasCode = names.includes(CODE_COLUMN);
        const left = names.filter((name) => name === null).length;
        return (
          <>
            <div className={styles.columns}>
              {columns.map(({ name, sample }, at) => (
                <SelectField
                  key={name}
                  name={nameOf(at)}
                  label={name}
                  hint={sample === '' ? 'Empty' : `Such as ${sample.slice(0, 80)}`}
                  options={labels}
                  none="Leave out"
                />
              ))}
            </div>
            <p role="status">
              {left === 0
                ? 'Every column has a field.'
                : `${String(left)} of ${String(columns.length)} columns are left out.`}
            </p>
            {!hasCode && (
              <div className={styles.columns}>
                {!names.includes('propertyFor') && (
                  <SelectField
                    name="purpose"
                    label={FIELDS.propertyFor.label}
                    hint="No column says what the properties are for"
                    options={[...KIND_FACTS[kind].purposes]}
                    none="Choose"
                  />
                )}
                <SelectField
                  name="key"
                  label="Key Column"
                  hint="A row with a known key changes its listing. Without a key column, only a row that is exactly the same is known again"
                  options={columnNames}
                  none="None"
                />
              </div>
            )}
            <p className="muted">Try It writes nothing. It says what an import would do.</p>
          </>
        );
      }}
    </SendForm>
  );
}
