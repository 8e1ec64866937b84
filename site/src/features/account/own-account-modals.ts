/** The modals of the own account: one chunk, since each chunk costs every page's first load a name. */
export { ChangePasswordModal } from './change-password-modal';
export { SecondFactorModal } from './second-factor-modal';
