import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Form, Formik } from 'formik';
import type { FormikHelpers, FormikValues } from 'formik';
import { ApiError } from '../requests/api-error';
import { newIdempotencyKey } from '../requests/idempotency-key';
import { formClass, ModalBody } from '../components/modal/modal-parts';
import type { FieldErrors } from '../domain';
import { reportFailure } from '../overlays/report-failure';
import { deleteDraft } from '../session/drafts';
import { Conflicts } from './conflicts';
import { mergeEdits } from './edits';
import type { Conflict } from './edits';
import { ErrorSummary } from './error-summary';
import { FormButtons } from './form-buttons';
import type { Buttons } from './form-buttons';
import { FormDraft } from './form-draft';
import { useFailure } from './use-failure';

/** What a form is sent with. */
export interface SendContext<V extends FormikValues> {
  /** What it began with: an edit sends what differs from it alone, so that others' changes stay. */
  readonly base: V;
  /** The same at each try, so that what is created is created once. */
  readonly idempotencyKey: string;
}

export interface SendFormProps<V extends FormikValues> extends Buttons {
  readonly initialValues: V;
  /** What is wrong with the values, by field: the model's rules and messages. */
  readonly check: (values: V) => FieldErrors;
  /**
   * Sends the values.
   * @returns what the server finds wrong, by field; nothing where it went well
   * @throws ApiError, or Refused where it finds wrong what is no field's
   */
  readonly onSend: (values: V, sending: SendContext<V>) => Promise<FieldErrors | undefined>;
  /** Of an edit: the record's values now, in which others may have changed something; null where it is gone. */
  readonly reload?: (() => Promise<V | null>) | undefined;
  /** What a field is called, for the summary of faults. */
  readonly labelOf: (name: string) => string;
  /** Keeps what is typed under this name, until it is sent. */
  readonly draft?: string | undefined;
  /** Of that, fields that are never kept: passwords. The same list at each rendering. */
  readonly secrets?: readonly string[] | undefined;
  /** Names what failed in the toast, where one call serves several forms. */
  readonly action?: string | undefined;
  /** When it may be sent at all, such as with a box ticked; without it, always. */
  readonly isReadyWhen?: ((values: V) => boolean) | undefined;
  /** Told whenever there is something typed, or nothing any more. */
  readonly onDirty?: ((isDirty: boolean) => void) | undefined;
  /** The fields; as a function, of the values that are typed. */
  readonly children: ReactNode | ((values: V) => ReactNode);
}

const NO_SECRETS: readonly string[] = [];

/** The server's word about a value: it holds as long as the value is what was sent. */
interface ServerError {
  readonly value: unknown;
  readonly message: string;
}
type ServerErrors = Readonly<Record<string, ServerError>>;

const serverErrorsOf = (values: FormikValues, problems: FieldErrors): ServerErrors =>
  Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [
      name,
      { value: values[name] as unknown, message },
    ]),
  );

const unchangedErrors = (objections: ServerErrors, values: FormikValues): FieldErrors =>
  Object.fromEntries(
    Object.entries(objections)
      .filter(([name, { value }]) => values[name] === value)
      .map(([name, { message }]) => [name, message]),
  );

/** Where the record cannot be asked for, sending it says why; one that has waited in vain waits no second time. */
function nullUnlessTimeout(error: unknown): null {
  if (error instanceof ApiError && error.kind === 'timeout') throw error;
  return null;
}

/** What the server finds wrong by field, where that is why a call failed. */
function problemsIn(error: unknown): FieldErrors | undefined {
  const errors = error instanceof ApiError ? (error.body.errors ?? {}) : {};
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/**
 * A form that is sent: faults beside their fields and in a summary that leads there, the model's before it is sent and
 * the server's after. A failure is said in a toast, and loses nothing that was typed.
 */
export function SendForm<V extends FormikValues>(props: SendFormProps<V>) {
  const { initialValues, check, onSend, labelOf, draft, action, onDirty, children } = props;
  const {
    secrets = NO_SECRETS,
    reload,
    isReadyWhen,
    submitLabel,
    mayBePristine,
    canClear,
    onCancel,
  } = props;
  const objections = useRef<ServerErrors>({});
  const validate = useMemo(
    () => (values: V) => ({ ...unchangedErrors(objections.current, values), ...check(values) }),
    [check],
  );

  const { answered, failed } = useFailure();
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const base = useRef(initialValues);

  /** Takes over what others have changed meanwhile. @returns whether nothing of it was typed anew here */
  const renew = async (values: V, helpers: FormikHelpers<V>): Promise<boolean> => {
    const fresh = reload ? await reload().catch(nullUnlessTimeout) : null;
    if (!fresh) return true;
    const merged = mergeEdits(base.current, values, fresh);
    if (merged.conflicts.length === 0) return true;
    base.current = fresh;
    helpers.resetForm({ values: fresh });
    setConflicts(merged.conflicts);
    await helpers.setValues(merged.values, false);
    return false;
  };

  const submit = async (values: V, helpers: FormikHelpers<V>) => {
    answered();
    if (conflicts.length > 0) return;
    let problems: FieldErrors | undefined;
    try {
      if (!(await renew(values, helpers))) return;
      problems = await onSend(values, {
        base: base.current,
        idempotencyKey,
      });
    } catch (error) {
      problems = problemsIn(error);
      if (!problems) {
        failed(reportFailure(error, { action, onRetry: () => void helpers.submitForm() }));
        return;
      }
    }
    if (problems && Object.keys(problems).length > 0) {
      objections.current = serverErrorsOf(values, problems);
      await helpers.validateForm(values);
    } else if (draft !== undefined) deleteDraft(draft);
  };

  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={submit}>
      {({ values }) => (
        <Form className={formClass} method="post" noValidate>
          <ModalBody isFields>
            <ErrorSummary labelOf={labelOf} />
            <Conflicts
              conflicts={conflicts}
              labelOf={labelOf}
              onChosen={(chosen) => {
                setConflicts((others) => others.filter((other) => other !== chosen));
              }}
            />
            <FormDraft
              {...{ draft, secrets, onDirty, idempotencyKey, conflicts }}
              onIdempotencyKey={setIdempotencyKey}
              onConflicts={setConflicts}
            />
            {typeof children === 'function' ? children(values) : children}
          </ModalBody>
          <FormButtons
            isReady={isReadyWhen?.(values) ?? true}
            {...{ submitLabel, mayBePristine, canClear, onCancel }}
          />
        </Form>
      )}
    </Formik>
  );
}
