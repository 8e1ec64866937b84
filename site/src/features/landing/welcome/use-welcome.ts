import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useReducedMotion } from '../../../components/use-media';
import { isDismissed } from './dismissed';
import type { Occasion, WelcomePopupProps } from './welcome-popup';

interface Open {
  readonly occasion: Occasion;
  readonly Popup: ComponentType<WelcomePopupProps>;
}

export interface Welcome {
  readonly open: Open | null;
  readonly ask: () => void;
  readonly close: () => void;
}

interface WelcomeSettings {
  readonly isWanted: boolean;
  readonly videoUrl: string | null;
}

const DELAY_MS = 5000;

/** It appears once per visit, however often the home page is opened. */
let isDue = true;

/**
 * The welcome popup. It appears some seconds after the page where the parameters want it, unless it was dismissed for
 * good, reduced motion is preferred or a dialog is open; and whenever the visitor asks for it. Its scripts load when it
 * opens; where they fail, a visitor who asked for the video goes to its own site.
 */
export function useWelcome({ isWanted, videoUrl }: WelcomeSettings): Welcome {
  const [open, setOpen] = useState<Open | null>(null);
  const lessMotion = useReducedMotion();

  const show = useCallback(async (occasion: Occasion) => {
    const { WelcomePopup } = await import('./welcome-popup');
    isDue = false;
    setOpen({ occasion, Popup: WelcomePopup });
  }, []);

  useEffect(() => {
    if (!isWanted || lessMotion) return undefined;
    let timer = 0;
    const wait = () => {
      timer = window.setTimeout(come, DELAY_MS);
    };
    const come = () => {
      if (!isDue || isDismissed()) return;
      // A dialog would hide it.
      if (document.querySelector('dialog[open]')) wait();
      // Without its scripts there is no welcome, and no harm.
      else show('arrival').catch(() => undefined);
    };
    wait();
    return () => {
      window.clearTimeout(timer);
    };
  }, [isWanted, lessMotion, show]);

  return {
    open,
    ask: () => {
      show('asked').catch(() => {
        if (videoUrl) window.location.assign(videoUrl);
      });
    },
    close: () => {
      setOpen(null);
    },
  };
}
