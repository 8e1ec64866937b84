import { useEffect, useState } from 'react';
import type { FocusEvent, PointerEvent } from 'react';
import { useReducedMotion } from '../use-media';

interface RotationSettings {
  /** The index of the visible slide; each change starts a new interval. */
  readonly at: number;
  readonly intervalMs: number;
  readonly next: () => void;
  /** A different interval for the first round after Play is pressed. */
  readonly firstRound?: { readonly slides: number; readonly intervalMs: number };
}

interface Rotation {
  /** Whether the visitor wants the rotation; the button toggles it. */
  readonly isPlaying: boolean;
  /** Whether the slides rotate at the moment: pointer and focus pause them. */
  readonly isRotating: boolean;
  readonly toggle: () => void;
  /** The handlers for the element that contains the slides and the controls. */
  readonly pauseHandlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

const isFromOutside = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/**
 * Rotates slides by the W3C's carousel pattern. Pointer and focus pause them, and reduced motion stops them. Play
 * always starts them.
 */
export function useRotation({ at, intervalMs, next, firstRound }: RotationSettings): Rotation {
  const lessMotion = useReducedMotion();
  const [wanted, setWanted] = useState<boolean>();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [quickLeft, setQuickLeft] = useState(0);

  const isPlaying = wanted ?? !lessMotion;
  const isRotating = isPlaying && !isPointed && !isFocused;
  const waitMs = firstRound && quickLeft > 0 ? firstRound.intervalMs : intervalMs;

  useEffect(() => {
    if (!isRotating) return undefined;
    const timer = window.setInterval(() => {
      if (document.hidden) return;
      next();
      setQuickLeft((left) => Math.max(0, left - 1));
    }, waitMs);
    return () => {
      window.clearInterval(timer);
    };
  }, [isRotating, waitMs, at, next]);

  const toggle = () => {
    setWanted(!isPlaying);
    setQuickLeft(isPlaying ? 0 : (firstRound?.slides ?? 0));
    setPointed(false);
    setFocused(false);
  };

  return {
    isPlaying,
    isRotating,
    toggle,
    pauseHandlers: {
      onPointerEnter: ({ pointerType }) => {
        setPointed(pointerType === 'mouse');
      },
      onPointerLeave: () => {
        setPointed(false);
      },
      onFocus: (event) => {
        if (isFromOutside(event)) setFocused(true);
      },
      onBlur: (event) => {
        if (isFromOutside(event)) setFocused(false);
      },
    },
  };
}
