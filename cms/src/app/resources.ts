import { account } from '../api/account/resource';
import { appParameter } from '../api/app-parameter/resource';
import { audit } from '../api/audit/resource';
import { award } from '../api/award/resource';
import { binEntry } from '../api/bin/resource';
import { bulkChange, bulkChangeRow } from '../api/bulk-change/resource';
import { enquiry } from '../api/enquiry/resource';
import { landing } from '../api/landing/resource';
import { legalText } from '../api/legal-text/resource';
import { listingImport, listingImportRow } from '../api/listing-import/resource';
import { listingDocument } from '../api/listing-document/resource';
import { listings } from '../api/listing/resource';
import { masters } from '../api/master/resource';
import { notification } from '../api/notification/resource';
import { overview } from '../api/overview/resource';
import { review } from '../api/review/resource';
import { savedView } from '../api/saved-view/resource';
import { version } from '../api/version/resource';
import { defineResource } from '../documents/resource';
import type { Resource } from '../documents/resource';

/** The tables of shared code. */
const counter = defineResource({ name: 'counter', uid: 'api::counter.counter', pages: 'none' });
const change = defineResource({ name: 'change', uid: 'api::change.change', pages: 'none' });
const enquiryEvent = defineResource({
  name: 'enquiryEvent',
  uid: 'api::enquiry.enquiry-event',
  pages: 'none',
});
const tap = defineResource({ name: 'tap', uid: 'api::tap.tap', pages: 'none' });
const goneListing = defineResource({
  name: 'goneListing',
  uid: 'api::gone-listing.gone-listing',
  pages: 'none',
});
const priceHistory = defineResource({
  name: 'priceHistory',
  uid: 'api::price-history.price-history',
  pages: 'none',
});
const enquiryWord = defineResource({
  name: 'enquiryWord',
  uid: 'api::enquiry.enquiry-word',
  pages: 'none',
});
const secondFactor = defineResource({
  name: 'secondFactor',
  uid: 'api::second-factor.second-factor',
  pages: 'none',
});

/** Every content type of the CMS. */
export const RESOURCES: readonly Resource[] = [
  account,
  review,
  enquiry,
  audit,
  notification,
  overview,
  award,
  appParameter,
  ...Object.values(listings),
  ...Object.values(masters),
  landing,
  legalText,
  counter,
  change,
  version,
  binEntry,
  enquiryEvent,
  tap,
  goneListing,
  priceHistory,
  listingDocument,
  enquiryWord,
  secondFactor,
  bulkChange,
  bulkChangeRow,
  listingImport,
  listingImportRow,
  savedView,
];
