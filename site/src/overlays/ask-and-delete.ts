import { reportFailure } from './report-failure';
import { confirm, toastSuccess } from './store';

interface Deletion {
  /** The question. */
  readonly title: string;
  readonly text: string;
  readonly remove: () => Promise<void>;
  /** Called once it is gone. */
  readonly onDone?: () => void;
}

async function removeNow(deletion: Deletion): Promise<void> {
  try {
    await deletion.remove();
    toastSuccess('Deleted Successfully');
    deletion.onDone?.();
  } catch (error) {
    reportFailure(error, { onRetry: () => void removeNow(deletion) });
  }
}

/** Deletes a record, once its deletion has been confirmed. */
export async function askAndDelete(deletion: Deletion): Promise<void> {
  const { title, text } = deletion;
  if (await confirm({ title, text, action: 'Delete', isDanger: true })) await removeNow(deletion);
}
