import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    readonly login: {
      /** Called once somebody is signed in. */
      readonly onSignedIn?: () => void;
    };
    readonly changePassword: object;
  }
}

export const accountOverlays = {
  login: async () => (await import('./login-modal')).LoginModal,
  changePassword: async () => (await import('./change-password-modal')).ChangePasswordModal,
} satisfies Partial<OverlayLoaders>;
