export { ListingFormModal, PriceEditor } from './form/listing-form-modal';
export { PrivateModal } from './private/private-modal';
