import type { ComponentType } from 'react';

/**
 * The overlays by name, with the props that open them. Each feature adds its own in its `overlays.ts`; a feature opens
 * the overlays of another one by their names.
 */
export interface Overlays {
  readonly confirm: ConfirmProps;
  readonly message: MessageProps;
}

/** A question before an action that cannot be undone. */
export interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  /** The label of the confirming button, as `Delete`. */
  readonly action: string;
  readonly isDanger?: boolean;
  readonly onAnswer: (isYes: boolean) => void;
}

/** A message that is closed with `Ok, got it`. */
export interface MessageProps {
  readonly title: string;
  readonly text?: string;
  /** What can be done next; it closes the message. */
  readonly next?: { readonly label: string; readonly onPress: () => void };
}

export type OverlayName = keyof Overlays;

/** The props of an overlay's component: those that it was opened with, and a function that closes it. */
export type OverlayProps<N extends OverlayName> = Overlays[N] & { readonly onClose: () => void };

/** Loads the component of each overlay of the features when it is opened. */
export type OverlayLoaders = {
  readonly [N in Exclude<OverlayName, 'confirm' | 'message'>]: () => Promise<
    ComponentType<OverlayProps<N>>
  >;
};
