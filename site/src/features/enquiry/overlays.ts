import type { Area, Listing, ListingCard } from '../../domain';
import type { OverlayLoaders } from '../../overlays/overlay-types';

declare module '../../overlays/overlay-types' {
  interface Overlays {
    /** The form of an enquiry. */
    readonly enquiry: {
      /** The region that it is about; without it the visitor chooses one. */
      readonly area?: Area | undefined;
      /** The listing that it is about, if any. */
      readonly listing?: Listing | ListingCard | undefined;
    };
    /** The enquiries of the own account. */
    readonly myEnquiries: object;
  }
}

export const enquiryOverlays = {
  enquiry: async () => (await import('./enquiry-modal')).EnquiryModal,
  myEnquiries: async () => (await import('./my-enquiries-modal')).MyEnquiriesModal,
} satisfies Partial<OverlayLoaders>;
