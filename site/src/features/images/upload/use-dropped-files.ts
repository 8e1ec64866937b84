import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface Dropped {
  /** Of an element in the dialog that takes the files. */
  readonly ref: RefObject<HTMLDivElement>;
  /** Whether files are held above it. */
  readonly isOver: boolean;
}

/**
 * Files that are dropped on a dialog, anywhere in it, or pasted while it is the topmost.
 * @param onFiles the same function always
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): Dropped {
  const ref = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    if (!dialog) return undefined;
    const ender = new AbortController();
    const { signal } = ender;
    const take = (event: Event, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    // Without this a browser leaves the page for the file.
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const letGo = (event: DragEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && dialog.contains(to))) setOver(false);
    };
    dialog.addEventListener('dragover', hold, { signal });
    dialog.addEventListener('dragleave', letGo, { signal });
    dialog.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        take(event, event.dataTransfer);
      },
      { signal },
    );
    // With nothing focused it is the page that is pasted into.
    window.addEventListener(
      'paste',
      (event) => {
        const isTopmost = [...document.querySelectorAll('dialog[open]')].at(-1) === dialog;
        if (isTopmost) take(event, event.clipboardData);
      },
      { signal },
    );
    return () => {
      ender.abort();
    };
  }, [onFiles]);
  return { ref, isOver };
}
