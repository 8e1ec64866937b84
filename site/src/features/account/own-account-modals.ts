/** The modals of the current account, in one chunk: each chunk adds its name to the first load of every page. */
export { ChangePasswordModal } from './change-password-modal';
export { MyDataModal } from './my-data-modal';
export { SecondFactorModal } from './second-factor-modal';
