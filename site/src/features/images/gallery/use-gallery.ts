import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../requests/api-error';
import type { FailureMessage } from '../../../requests/failure-message';
import { notifyImages, notifyImagesAdded } from '../../../requests/record-images';
import type { ImageRecord } from '../../../requests/record-images';
import { useLoaded } from '../../../requests/use-loaded';
import { numberText, plural } from '../../../domain';
import type { Picture } from '../../../domain';
import { attempt } from '../../../overlays/attempt';
import { toastSuccess } from '../../../overlays/store';
import { deleteImages, imagesOf, orderImages } from '../requests';
import { moveItem } from './move-item';

type Pictures = readonly Picture[];

interface Gallery {
  /** The pictures in order; null during loading. */
  readonly pictures: Pictures | null;
  readonly failure: FailureMessage | null;
  readonly retry: () => void;
  readonly refresh: () => void;
  /** The announcement of the last change. */
  readonly said: string;
  /** The number of pictures that are being deleted. */
  readonly deleting: number;
  /** Moves a picture to another index and saves the order. */
  readonly move: (from: number, to: number) => void;
  /** @returns whether the pictures were deleted */
  readonly remove: (paths: readonly string[]) => Promise<boolean>;
}

const pathsOf = (pictures: Pictures): readonly string[] => pictures.map(({ path }) => path);

/** Loads the pictures of a record and changes them. Other components are notified of each change. */
export function useGallery(record: ImageRecord): Gallery {
  const [pictures, setPictures] = useState<Pictures | null>(null);
  const [said, setSaid] = useState('');
  const [deleting, setDeleting] = useState(0);
  /** The pictures as the CMS has stored them. */
  const saved = useRef<Pictures>([]);
  /** The order to save next. A newer order replaces it, and earlier ones are skipped. */
  const next = useRef<Pictures | null>(null);
  /** Saves the last requested order again. */
  const wanted = useRef<() => void>(() => undefined);
  const isSaving = useRef(false);
  /** Whether a change has not been notified yet; the next fetch notifies of it. */
  const isUntold = useRef(false);

  const load = useCallback(
    async (signal: AbortSignal) => {
      const found = await imagesOf(record, signal);
      saved.current = found;
      setPictures(found);
      if (isUntold.current) notifyImages(record, found);
      isUntold.current = false;
    },
    [record],
  );
  const { failure, retry, refresh: ask } = useLoaded(load);
  // The gallery may close before its own fetch has notified. Then the page fetches the pictures itself.
  useEffect(
    () => () => {
      if (isUntold.current) notifyImagesAdded(record);
    },
    [record],
  );
  const refresh = () => {
    isUntold.current = true;
    ask();
  };

  const saveAll = async () => {
    if ('type' in record) return;
    for (let order = next.current; order; order = next.current) {
      next.current = null;
      await orderImages(record, pathsOf(order));
      saved.current = order;
      notifyImages(record, order);
    }
    setSaid((sentence) => `${sentence} Saved.`);
  };
  const saveOrGoBack = async () => {
    try {
      await saveAll();
    } catch (error) {
      next.current = null;
      setPictures(saved.current);
      setSaid('The order is as it was before.');
      // Somebody else has added or deleted pictures since the last fetch.
      if (error instanceof ApiError && error.status === 400) refresh();
      throw error;
    }
  };
  const save = async (order: Pictures, sentence: string) => {
    setPictures(order);
    setSaid(sentence);
    wanted.current = () => void save(order, sentence);
    next.current = order;
    if (isSaving.current) return;
    isSaving.current = true;
    await attempt(`order images ${record.id}`, saveOrGoBack, {
      onRetry: () => {
        wanted.current();
      },
    });
    isSaving.current = false;
  };

  const move = (from: number, to: number) => {
    if (!pictures || from === to || to < 0 || to >= pictures.length) return;
    const place = to === 0 ? 'It is the cover now.' : '';
    void save(
      moveItem(pictures, from, to),
      `Picture ${String(from + 1)} moved to place ${String(to + 1)} of ${String(pictures.length)}. ${place}`,
    );
  };

  const deleteNow = async (paths: readonly string[]) => {
    setDeleting(paths.length);
    setSaid(`Deleting ${numberText(paths.length)} ${plural(paths.length, 'image')} …`);
    try {
      await deleteImages(paths);
    } catch (error) {
      setSaid('');
      throw error;
    } finally {
      setDeleting(0);
    }
  };
  const removeNow = async (paths: readonly string[]) => {
    await deleteNow(paths);
    saved.current = saved.current.filter(({ path }) => !paths.includes(path));
    setPictures(saved.current);
    setSaid(`${String(paths.length)} deleted.`);
    toastSuccess('Image Deleted Successfully');
    // An editorial record then shows its previous picture.
    if ('type' in record) refresh();
    else notifyImages(record, saved.current);
  };
  const remove = (paths: readonly string[]) =>
    attempt(`delete images ${record.id}`, () => removeNow(paths));

  return { pictures, failure, retry, refresh, said, deleting, move, remove };
}
