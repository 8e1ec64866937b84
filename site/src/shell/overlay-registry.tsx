import { accountOverlays } from '../features/account/overlays';
import { editorialOverlays } from '../features/editorial/overlays';
import { enquiryOverlays } from '../features/enquiry/overlays';
import { historyOverlays } from '../features/history/overlays';
import { imageOverlays } from '../features/images/overlays';
import { inboxOverlays } from '../features/inbox/overlays';
import { landingOverlays } from '../features/landing/overlays';
import { legalOverlays } from '../features/legal/overlays';
import { listingOverlays } from '../features/listing/overlays';
import { masterOverlays } from '../features/masters/overlays';
import { reviewOverlays } from '../features/reviews/overlays';
import { userOverlays } from '../features/users/overlays';
import { videoOverlays } from '../features/video/overlays';
import { OverlayHost } from '../overlays/host';
import type { OverlayLoaders } from '../overlays/overlay-types';
import type { OverlayState } from '../overlays/store';

/** The overlays of all features, one line for each feature. */
const LOADERS: OverlayLoaders = {
  ...accountOverlays,
  ...editorialOverlays,
  ...enquiryOverlays,
  ...historyOverlays,
  ...imageOverlays,
  ...inboxOverlays,
  ...landingOverlays,
  ...legalOverlays,
  ...listingOverlays,
  ...masterOverlays,
  ...reviewOverlays,
  ...userOverlays,
  ...videoOverlays,
};

export const RegisteredOverlays = ({ state }: { readonly state: OverlayState }) => (
  <OverlayHost state={state} loaders={LOADERS} />
);
