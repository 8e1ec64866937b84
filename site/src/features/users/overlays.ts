import type { Account } from '../../domain';
import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    readonly editUser: {
      readonly user: Account;
      /** Called after a successful write. */
      readonly onDone: () => void;
    };
    readonly changePasswordOf: { readonly user: Account };
  }
}

export const userOverlays = {
  editUser: async () => (await import('./edit-user-modal')).EditUserModal,
  changePasswordOf: async () => (await import('./change-password-of-modal')).ChangePasswordOfModal,
} satisfies Partial<OverlayLoaders>;
