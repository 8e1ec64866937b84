import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Occasion, WelcomePopupProps } from './welcome-popup';

interface Open {
  readonly occasion: Occasion;
  readonly Popup: ComponentType<WelcomePopupProps>;
}

interface Welcome {
  readonly open: Open | null;
  readonly ask: () => void;
  readonly close: () => void;
}

interface WelcomeSettings {
  readonly isWanted: boolean;
  readonly videoUrl: string | null;
}

/**
 * Controls the welcome popup. If the parameters enable it, it appears some seconds after the page, unless it was
 * dismissed for good, reduced motion is preferred or a dialog is open. The visitor can also open it at any time. Its
 * scripts load when it opens. If they fail, a visitor who requested the video goes to the video's own site.
 */
export function useWelcome({ isWanted, videoUrl }: WelcomeSettings): Welcome {
  const [open, setOpen] = useState<Open | null>(null);

  const show = useCallback(async (occasion: Occasion) => {
    const { WelcomePopup } = await import('./welcome-popup');
    setOpen({ occasion, Popup: WelcomePopup });
  }, []);

  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    import('./arrive').then(
      ({ arrive }) => {
        if (controller.signal.aborted) return;
        controller.signal.addEventListener(
          'abort',
          arrive(() => show('arrival')),
        );
      },
      () => undefined,
    );
    return () => {
      controller.abort();
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
