import { createStore } from '../../browser/create-store';
import { readText, saveText } from '../../requests/browser-storage';

const KEY = 'enquirySound';
/** The reference of the enquiry that a tab of this browser has announced last. */
const ANNOUNCED_KEY = 'enquiryAnnounced';
/** Two short tones, in hertz. */
const TONES = [660, 880] as const;
const TONE_SECONDS = 0.14;
const VOLUME = 0.15;

export const isSoundOn = (): boolean => readText(KEY) !== 'off';

const changes = createStore(0);
/** For `useSyncExternalStore`. The listener is also called for a change in another tab. */
export function subscribeToSound(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

export function setSound(isOn: boolean): void {
  saveText(KEY, isOn ? 'on' : 'off');
  changes.set(changes.get() + 1);
}

let context: AudioContext | undefined;

/** Plays two tones. A browser plays nothing before the first press on the page. */
export function beep(): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  void context.resume();
  for (const [index, frequency] of TONES.entries()) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    const start = currentTime + index * TONE_SECONDS;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(VOLUME, start);
    gain.gain.linearRampToValueAtTime(0, start + TONE_SECONDS);
    tone.connect(gain).connect(destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  }
}

/** Announces a new enquiry by sound, in one tab of the browser. */
export function announce(reference: string): void {
  if (readText(ANNOUNCED_KEY) === reference) return;
  saveText(ANNOUNCED_KEY, reference);
  if (isSoundOn()) beep();
}
