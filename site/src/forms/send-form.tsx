import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { Form, Formik } from 'formik';
import type { FormikHelpers, FormikValues } from 'formik';
import { ApiError } from '../calls/api-error';
import { formClass, ModalBody } from '../components/modal/modal-parts';
import type { Problems } from '../domain';
import { reportFailure } from '../overlays/report-failure';
import { dropDraft } from '../session/drafts';
import { ErrorSummary } from './error-summary';
import { FormButtons } from './form-buttons';
import type { Buttons } from './form-buttons';
import { FormDraft } from './form-draft';
import { useFailure } from './use-failure';

export interface SendFormProps<V extends FormikValues> extends Buttons {
  readonly initialValues: V;
  /** What is wrong with the values, by field: the model's rules and messages. */
  readonly check: (values: V) => Problems;
  /** Sends the values. @returns what the server finds wrong, by field; nothing where it went well */
  readonly onSend: (values: V) => Promise<Problems | undefined>;
  /** What a field is called, for the summary of faults. */
  readonly labelOf: (name: string) => string;
  /** Keeps what is typed under this name, until it is sent. Never for passwords. */
  readonly draft?: string | undefined;
  /** Names what failed in the toast, where one call serves several forms. */
  readonly action?: string | undefined;
  /** When it may be sent at all, such as with a box ticked; without it, always. */
  readonly isReadyWhen?: ((values: V) => boolean) | undefined;
  /** Told whenever there is something typed, or nothing any more. */
  readonly onDirty?: ((isDirty: boolean) => void) | undefined;
  /** The fields; as a function, of the values that are typed. */
  readonly children: ReactNode | ((values: V) => ReactNode);
}

/** The server's word about a value: it holds as long as the value is what was sent. */
interface Objection {
  readonly value: unknown;
  readonly message: string;
}
type Objections = Readonly<Record<string, Objection>>;

const objectionsTo = (values: FormikValues, problems: Problems): Objections =>
  Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [
      name,
      { value: values[name] as unknown, message },
    ]),
  );

const standing = (objections: Objections, values: FormikValues): Problems =>
  Object.fromEntries(
    Object.entries(objections)
      .filter(([name, { value }]) => values[name] === value)
      .map(([name, { message }]) => [name, message]),
  );

/** What the server finds wrong by field, where that is why a call failed. */
const problemsIn = (error: unknown): Problems | undefined =>
  error instanceof ApiError ? error.refusal.errors : undefined;

/**
 * A form that is sent: faults beside their fields and in a summary that leads there, the model's before it is sent and
 * the server's after. A failure is said in a toast, and loses nothing that was typed.
 */
export function SendForm<V extends FormikValues>(props: SendFormProps<V>) {
  const { initialValues, check, onSend, labelOf, draft, action, onDirty, children } = props;
  const { isReadyWhen, submitLabel, mayBePristine, canClear, onCancel } = props;
  const objections = useRef<Objections>({});
  const validate = useMemo(
    () => (values: V) => ({ ...standing(objections.current, values), ...check(values) }),
    [check],
  );

  const { answered, failed } = useFailure();

  const submit = async (values: V, helpers: FormikHelpers<V>) => {
    answered();
    let problems: Problems | undefined;
    try {
      problems = await onSend(values);
    } catch (error) {
      problems = problemsIn(error);
      if (!problems) {
        failed(reportFailure(error, { action, onRetry: () => void helpers.submitForm() }));
        return;
      }
    }
    if (problems && Object.keys(problems).length > 0) {
      objections.current = objectionsTo(values, problems);
      await helpers.validateForm(values);
    } else if (draft !== undefined) dropDraft(draft);
  };

  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={submit}>
      {({ values }) => (
        <Form className={formClass} noValidate>
          <ModalBody isFields>
            <ErrorSummary labelOf={labelOf} />
            <FormDraft draft={draft} onDirty={onDirty} />
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
