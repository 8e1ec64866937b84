import { OverlayHost } from '../overlays/host';
import type { Registry } from '../overlays/host';
import type { OverlayState } from '../overlays/store';

/** One row an overlay: what a feature shows above a page comes when it is opened. */
const REGISTRY: Registry = {
  login: async () => (await import('../features/account/login-modal')).LoginModal,
  changePassword: async () =>
    (await import('../features/account/change-password-modal')).ChangePasswordModal,
  editUser: async () => (await import('../features/users/edit-user-modal')).EditUserModal,
  changePasswordOf: async () =>
    (await import('../features/users/change-password-of-modal')).ChangePasswordOfModal,
  listingForm: async () =>
    (await import('../features/listing/form/listing-form-modal')).ListingFormModal,
  masterForm: async () => (await import('../features/masters/master-form')).MasterForm,
  masterList: async () => (await import('../features/masters/master-list')).MasterList,
  images: async () => (await import('../features/images/upload/upload-modal')).UploadModal,
  gallery: async () => (await import('../features/images/gallery/gallery-modal')).GalleryModal,
  reviews: async () => (await import('../features/reviews/reviews-modal')).ReviewsModal,
  reviewForm: async () => (await import('../features/reviews/review-form-modal')).ReviewFormModal,
  oneImage: async () => (await import('../features/one-image/one-image-modal')).OneImageModal,
  awardForm: async () => (await import('../features/editorial/award-form')).AwardForm,
  overviewForm: async () => (await import('../features/editorial/overview-form')).OverviewForm,
  video: async () => (await import('../features/video/video-modal')).VideoModal,
  legal: async () => (await import('../features/legal/legal-modal')).LegalModal,
  contact: async () => (await import('../features/landing/contact-modal')).ContactModal,
};

export const RegisteredOverlays = ({ above }: { readonly above: OverlayState }) => (
  <OverlayHost above={above} registry={REGISTRY} />
);
