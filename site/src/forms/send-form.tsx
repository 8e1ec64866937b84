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

export interface SendContext<V extends FormikValues> {
  /** The initial values. An edit sends only the differences, so that changes of others stay. */
  readonly base: V;
  /** The same key for each attempt, so that a retry does not create a second record. */
  readonly idempotencyKey: string;
}

export interface SendFormProps<V extends FormikValues> extends Buttons {
  readonly initialValues: V;
  /** Returns the validation errors of the values, by field, from the rules of the model. */
  readonly check: (values: V) => FieldErrors;
  /** Asks the user about values that are allowed but unlikely; false cancels the request. */
  readonly confirms?: ((values: V, base: V) => Promise<boolean>) | undefined;
  /**
   * Sends the values.
   * @returns the server's errors by field; undefined for a success
   * @throws ApiError, or RejectedError for an error that belongs to no field
   */
  readonly onSend: (values: V, sending: SendContext<V>) => Promise<FieldErrors | undefined>;
  /**
   * For an edit: fetches the record's current values, which others may have changed; null if the record no longer
   * exists.
   */
  readonly reload?: (() => Promise<V | null>) | undefined;
  /** Returns the label of a field, for the error summary. */
  readonly labelOf: (name: string) => string;
  /** Returns a field's value in words, for conflicts; undefined shows the value itself. */
  readonly textOf?: ((name: string, value: unknown) => string | undefined) | undefined;
  /** The name of the draft that stores the input until it is sent. */
  readonly draft?: string | undefined;
  /** Fields that the draft never contains, such as passwords. The first one gives its name to the note. Pass the same array at each rendering. */
  readonly secrets?: readonly string[] | undefined;
  /** The action's name in the error catalogue, if one call serves several forms. */
  readonly action?: string | undefined;
  /** Whether the form can be sent, such as with a ticked box; by default always. */
  readonly isReadyWhen?: ((values: V) => boolean) | undefined;
  /** Whether the form is so short that an error beside its field is not repeated in the summary. */
  readonly isShort?: boolean | undefined;
  /** Called when the form becomes dirty or clean. */
  readonly onDirty?: ((isDirty: boolean) => void) | undefined;
  /** The fields, or a function of the current values. */
  readonly children: ReactNode | ((values: V) => ReactNode);
}

const NO_SECRETS: readonly string[] = [];

/** A server error for a value; it applies while the value is unchanged. */
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

/**
 * Ignores the error of a failed reload, because the submit reports the same error. Throws a timeout, to avoid a second
 * wait.
 */
function nullUnlessTimeout(error: unknown): null {
  if (error instanceof ApiError && error.kind === 'timeout') throw error;
  return null;
}

/** The server's field errors of a failed call, if any. */
function problemsIn(error: unknown): FieldErrors | undefined {
  const errors = error instanceof ApiError ? (error.body.errors ?? {}) : {};
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/**
 * A form that is submitted to the server. Errors of the model appear before the request and errors of the server after
 * it, beside the fields and in a summary. A toast reports a failure, and the input stays.
 */
export function SendForm<V extends FormikValues>(props: SendFormProps<V>) {
  const { initialValues, check, onSend, labelOf, draft, action, onDirty, children } = props;
  const {
    secrets = NO_SECRETS,
    confirms,
    reload,
    textOf,
    isReadyWhen,
    isShort,
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

  /** Merges changes of others into the form. @returns whether there was no conflict */
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
    if (confirms && !(await confirms(values, base.current))) return;
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
            <ErrorSummary labelOf={labelOf} isShort={isShort} />
            <Conflicts
              conflicts={conflicts}
              labelOf={labelOf}
              textOf={textOf}
              onChosen={(chosen) => {
                setConflicts((others) => others.filter((other) => other !== chosen));
              }}
            />
            <FormDraft
              {...{ draft, secrets, labelOf, onDirty, idempotencyKey, conflicts }}
              canClear={canClear === true}
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
