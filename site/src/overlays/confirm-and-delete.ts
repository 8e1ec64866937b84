import { attempt } from './attempt';
import { confirm, toastSuccess } from './store';

interface Deletion {
  /** The question to the user. */
  readonly title: string;
  readonly text: string;
  readonly remove: () => Promise<void>;
  /** Called after the deletion. */
  readonly onDone?: () => void;
}

async function removeNow(deletion: Deletion): Promise<void> {
  const remove = async () => {
    await deletion.remove();
    toastSuccess('Deleted Successfully');
    deletion.onDone?.();
  };
  await attempt(`${deletion.title} ${deletion.text}`, remove, {
    onRetry: () => void removeNow(deletion),
  });
}

/** Deletes a record after a confirmation. */
export async function confirmAndDelete(deletion: Deletion): Promise<void> {
  const { title, text } = deletion;
  if (await confirm({ title, text, action: 'Delete', isDanger: true })) await removeNow(deletion);
}
