import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopmostDialog } from '../components/modal/dialog-stack';
import { ToastCard } from '../components/toast/toast-card';
import { closeToast } from './store';
import type { Toast } from './store';
import { cx } from '../styles/cx';
import { placeFreely } from './free-place';
import type { Point } from './free-place';
import * as styles from './toasts.module.css';

/** Milliseconds that a toast stays. A toast with Retry stays until the user closes it or retries. */
const DURATION_MS = { success: 6000, failure: 10_000 } as const;

interface EntryProps {
  readonly toast: Toast;
  /** Whether the user is reading; no toast closes then. */
  readonly isHeld: boolean;
  readonly onClose: () => void;
}

const Entry = ({ toast, isHeld, onClose }: EntryProps) => {
  const { id, kind, title, text, hint, onRetry } = toast;
  const mayRetry = onRetry !== undefined;
  useEffect(() => {
    if (mayRetry || isHeld) return undefined;
    const timer = setTimeout(() => {
      closeToast(id);
    }, DURATION_MS[kind]);
    return () => {
      clearTimeout(timer);
    };
  }, [id, kind, mayRetry, isHeld]);

  const retry = onRetry && {
    onRetry: () => {
      onClose();
      onRetry();
    },
  };
  return (
    <div className={cx(styles.entry, styles[kind])} role={kind === 'failure' ? 'alert' : undefined}>
      <ToastCard {...{ kind, title, text, hint, onClose, ...retry }} />
    </div>
  );
};

/**
 * Returns the element of the toasts. It is moved into the topmost dialog, or into the page, so that the user can press
 * it.
 */
function useBox(): HTMLElement {
  const topmost = useTopmostDialog();
  const [box] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const place = topmost?.querySelector('[data-toasts]') ?? topmost ?? document.body;
    place.append(box);
    return () => {
      box.remove();
    };
  }, [topmost, box]);
  return box;
}

/**
 * Tracks whether the pointer or the focus is in the toasts. When a toast closes, the previously focused element gets
 * the focus back.
 */
function useReader(box: HTMLElement) {
  const pointer = useRef<Point | null>(null);
  const before = useRef<HTMLElement | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const on = (type: string, act: (event: Event) => void) => {
      box.addEventListener(type, act, { signal: controller.signal });
    };
    // The user does not read a toast that appears under a resting pointer: the browser reports an enter, but no move.
    const onMove = ({ clientX: x, clientY: y, target }: MouseEvent) => {
      const hasMoved = pointer.current && (pointer.current.x !== x || pointer.current.y !== y);
      if (hasMoved && target instanceof Node && box.contains(target)) setHovered(true);
      pointer.current = { x, y };
    };
    window.addEventListener('mousemove', onMove, { signal: controller.signal });
    on('mouseleave', () => {
      setHovered(false);
    });
    on('focusin', (event) => {
      const from = (event as FocusEvent).relatedTarget;
      if (from instanceof HTMLElement && !box.contains(from)) before.current = from;
      setFocused(true);
    });
    on('focusout', () => {
      setFocused(false);
    });
    return () => {
      controller.abort();
    };
  }, [box]);

  const giveBack = () => {
    setFocused(false);
    setHovered(false);
    if (box.contains(document.activeElement)) before.current?.focus();
  };
  return { isHeld: isHovered || isFocused, pointer, giveBack };
}

/** Returns false on the first render: screen readers announce additions to a live region, not its initial content. */
function useReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setReady(true);
    });
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isReady;
}

/** The toasts. Screen readers announce each one when it appears. */
export function Toasts({ toasts }: { readonly toasts: readonly Toast[] }) {
  const box = useBox();
  const { isHeld, pointer, giveBack } = useReader(box);
  const isReady = useReady();
  const list = useRef<HTMLDivElement>(null);
  const topmost = useTopmostDialog();
  const isShown = isReady && toasts.length > 0;
  // The toasts keep their position until all are closed.
  useLayoutEffect(() => {
    if (isShown && list.current) placeFreely(list.current, pointer.current, topmost ? null : 'up');
  }, [isShown, topmost, pointer]);

  const entries = (kind: Toast['kind']) =>
    toasts
      .filter((toast) => isReady && toast.kind === kind)
      .map((toast) => (
        <Entry
          key={toast.id}
          toast={toast}
          isHeld={isHeld}
          onClose={() => {
            giveBack();
            closeToast(toast.id);
          }}
        />
      ));
  return createPortal(
    <div ref={list} className={styles.toasts}>
      <div className={styles.group}>{entries('failure')}</div>
      <div className={styles.group} role="status">
        {entries('success')}
      </div>
    </div>,
    box,
  );
}
