export { ListingFormModal, PriceEditor } from './form/listing-form-modal';
export { ViewsModal } from './views/views-modal';
export { PrivateModal } from './private/private-modal';
