import type { ComponentType } from 'react';

/**
 * The overlays by name, with the props that open them. Each feature adds its own in its `overlays.ts`. A feature opens
 * the overlays of another feature by name.
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

/** The props of a message that the user closes with `Ok, got it`. */
export interface MessageProps {
  readonly title: string;
  readonly text?: string;
  /** A button for the next step; it closes the message. */
  readonly next?: { readonly label: string; readonly onPress: () => void };
}

export type OverlayName = keyof Overlays;

/** The props of an overlay's component: the props that opened it, and a function that closes it. */
export type OverlayProps<N extends OverlayName> = Overlays[N] & { readonly onClose: () => void };

/** The loaders of the features' overlays. A component loads when its overlay opens. */
export type OverlayLoaders = {
  readonly [N in Exclude<OverlayName, 'confirm' | 'message'>]: () => Promise<
    ComponentType<OverlayProps<N>>
  >;
};
