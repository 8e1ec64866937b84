import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    readonly login: {
      /**
       * The purpose of the login: `session` to continue after a lost session, `page` to see the page. The default is a
       * review.
       */
      readonly purpose?: 'session' | 'page';
      /** The initial user id, of somebody who has just registered. */
      readonly userId?: string;
      /** Called after a sign-in. */
      readonly onSignedIn?: () => void;
    };
    readonly changePassword: object;
    readonly secondFactor: object;
    readonly myData: object;
  }
}

export const accountOverlays = {
  login: async () => (await import('./login-modal')).LoginModal,
  changePassword: async () => (await import('./own-account-modals')).ChangePasswordModal,
  secondFactor: async () => (await import('./own-account-modals')).SecondFactorModal,
  myData: async () => (await import('./own-account-modals')).MyDataModal,
} satisfies Partial<OverlayLoaders>;
