export { ListingFormModal, PriceEditor } from './form/listing-form-modal';
export { SaveViewModal } from './views/save-view-modal';
export { ViewsModal } from './views/views-modal';
export { PrivateModal } from './private/private-modal';
