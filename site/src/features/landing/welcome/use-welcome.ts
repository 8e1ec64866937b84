import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
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

/**
 * The welcome popup. It appears some seconds after the page where the parameters want it, unless it was dismissed for
 * good, reduced motion is preferred or a dialog is open; and whenever the visitor asks for it. Its scripts load when it
 * opens; where they fail, a visitor who asked for the video goes to its own site.
 */
export function useWelcome({ isWanted, videoUrl }: WelcomeSettings): Welcome {
  const [open, setOpen] = useState<Open | null>(null);

  const show = useCallback(async (occasion: Occasion) => {
    const { WelcomePopup } = await import('./welcome-popup');
    setOpen({ occasion, Popup: WelcomePopup });
  }, []);

  useEffect(() => {
    if (!isWanted) return undefined;
    const ender = new AbortController();
    import('./arrive').then(
      ({ arrive }) => {
        if (ender.signal.aborted) return;
        ender.signal.addEventListener(
          'abort',
          arrive(() => show('arrival')),
        );
      },
      () => undefined,
    );
    return () => {
      ender.abort();
    };
  }, [isWanted, show]);

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
