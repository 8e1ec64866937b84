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

/** It comes once while the site is open, however often the home page is. */
let isDue = true;

/**
 * The welcome: by itself, some seconds after the page, where the parameters want it, unless it was dismissed for good or
 * less motion is preferred, and not while a dialog is open; and whenever it is asked for. Its scripts load when it opens;
 * where they cannot be had, who asked for the video is led to its own site.
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
      // It would lie behind a dialog, and be gone past unseen.
      if (document.querySelector('dialog[open]')) wait();
      // Without its scripts there is no welcome, and nothing is lost.
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
