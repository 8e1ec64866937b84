import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface Dropped {
  /** The ref of an element in the dialog that takes the files. */
  readonly ref: RefObject<HTMLDivElement>;
  readonly isOver: boolean;
}

/** Takes files that are dropped on a dialog, or pasted while it is the topmost. @param onFiles a stable function */
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
    // Without this the browser opens the file in place of the page.
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
    // Without a focused element the paste event goes to the page.
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
