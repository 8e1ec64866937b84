import { useCallback, useState } from 'react';
import { timeText } from '../../../components/age/time-text';
import { Button } from '../../../components/button/button';
import { Skeleton } from '../../../components/skeleton/skeleton';
import { FailureNote } from '../../../components/toast/failure-note';
import { DOCUMENT_ACCEPT, DOCUMENTS_OF_LISTING, IMAGE_BYTES, numberText } from '../../../domain';
import type { Area, ListingDocument } from '../../../domain';
import { FileInput } from '../../../fields/file-input';
import { attempt } from '../../../overlays/attempt';
import { confirmAndDelete } from '../../../overlays/confirm-and-delete';
import { toastSuccess } from '../../../overlays/store';
import { useLoaded } from '../../../requests/use-loaded';
import { addDocument, deleteDocument, documentAddress, findDocuments } from './requests';
import * as styles from './private.module.css';

const KIB = 1024;
const TOO_LARGE = 'A document has at most 10 MB.';

interface DocumentsProps {
  readonly area: Area;
  /** The `_id` of the listing. */
  readonly listing: string;
}

/** The browser saves the file: its address is an attachment, so the page stays. */
async function open(area: Area, { _id }: ListingDocument): Promise<void> {
  const load = async () => {
    window.location.assign(await documentAddress(area, _id));
  };
  await attempt(`open document ${_id}`, load);
}

interface EntryProps extends Pick<DocumentsProps, 'area'> {
  readonly document: ListingDocument;
  readonly onDeleted: () => void;
}

const Entry = ({ area, document, onDeleted }: EntryProps) => {
  const { _id, name, bytes, at, by } = document;
  const remove = () =>
    confirmAndDelete({
      title: `Delete ${name}?`,
      text: 'It cannot be brought back.',
      remove: () => deleteDocument(area, _id),
      onDone: onDeleted,
    });
  return (
    <li className={styles.document}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className="muted small figures">
          {numberText(Math.ceil(bytes / KIB))} KB · {by !== null && `${by}, `}
          <time dateTime={at}>{timeText(at)}</time>
        </p>
      </div>
      <div className="row-8">
        <Button variant="secondary" size="small" onClick={() => void open(area, document)}>
          Download<span className="visually-hidden">: {name}</span>
        </Button>
        <Button variant="secondary" size="small" onClick={() => void remove()}>
          Delete<span className="visually-hidden">: {name}</span>
        </Button>
      </div>
    </li>
  );
};

/** The input of a document. A chosen file is sent at once. */
function Chooser({ area, listing, onAdded }: DocumentsProps & { readonly onAdded: () => void }) {
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<string | false>(false);
  const add = async (file: File) => {
    setFault(file.size > IMAGE_BYTES && TOO_LARGE);
    if (file.size > IMAGE_BYTES) return;
    setProgress(0);
    const send = async () => {
      const refusal = await addDocument(area, listing, file, setProgress);
      if (refusal !== undefined) {
        setFault(refusal);
        return;
      }
      toastSuccess('Document Added Successfully');
      onAdded();
    };
    await attempt(`add document ${listing}`, send, { onRetry: () => void add(file) });
    setProgress(null);
  };
  return (
    <FileInput
      label="Add a document"
      hint={`A PDF or a picture, up to 10 MB. A property has at most ${String(DOCUMENTS_OF_LISTING)}.`}
      accept={DOCUMENT_ACCEPT}
      fault={fault}
      progress={progress}
      isSent
      onChosen={(file) => {
        if (file) void add(file);
      }}
    />
  );
}

/** The documents of a listing, and the input for another one. */
export function Documents({ area, listing }: DocumentsProps) {
  const load = useCallback(
    (signal: AbortSignal) => findDocuments(area, listing, signal),
    [area, listing],
  );
  const { value, failure, retry, refresh } = useLoaded(load);
  return (
    <section className={styles.documents} aria-labelledby="documents">
      <h3 id="documents">Documents</h3>
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {!value && !failure && <Skeleton rows={2} />}
      {value?.length === 0 && <p role="status">There are no documents yet.</p>}
      {value && value.length > 0 && (
        <ul>
          {value.map((one) => (
            <Entry key={one._id} area={area} document={one} onDeleted={refresh} />
          ))}
        </ul>
      )}
      <Chooser area={area} listing={listing} onAdded={refresh} />
    </section>
  );
}
