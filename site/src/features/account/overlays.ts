import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    readonly login: {
      /** What the login is for, where it is not for reviews: to go on after a session, or to see the page. */
      readonly purpose?: 'session' | 'page';
      /** What the form begins with: somebody who has just registered. */
      readonly userId?: string;
      /** Called once somebody is signed in. */
      readonly onSignedIn?: () => void;
    };
    readonly changePassword: object;
    readonly secondFactor: object;
  }
}

export const accountOverlays = {
  login: async () => (await import('./login-modal')).LoginModal,
  changePassword: async () => (await import('./own-account-modals')).ChangePasswordModal,
  secondFactor: async () => (await import('./own-account-modals')).SecondFactorModal,
} satisfies Partial<OverlayLoaders>;
