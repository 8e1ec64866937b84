import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

interface Dropped {
  /** The ref of an element in the dialog that accepts the files. */
  readonly ref: RefObject<HTMLDivElement>;
  readonly isOver: boolean;
}

/**
 * Accepts files that the user drops on a dialog, or pastes while it is the topmost. @param onFiles a stable function
 */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): Dropped {
  const ref = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    if (!dialog) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const take = (event: Event, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    // Prevents the browser from opening the file in place of the page.
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
    // If no element has the focus, the paste event is sent to the page.
    window.addEventListener(
      'paste',
      (event) => {
        const isTopmost = [...document.querySelectorAll('dialog[open]')].at(-1) === dialog;
        if (isTopmost) take(event, event.clipboardData);
      },
      { signal },
    );
    return () => {
      controller.abort();
    };
  }, [onFiles]);
  return { ref, isOver };
}
