import type { Core } from '@strapi/strapi';
import { presentAccount } from '../../account/services/present';
import { noticeOf, presentOwnEnquiry } from '../../enquiry/services/present';
import type { StoredEnquiry } from '../../enquiry/services/present';
import { presentReview } from '../../review/services/present';
import { presentView } from '../../saved-view/services/stored-views';
import type { Person } from './person';

interface Entry {
  readonly enquiry: string;
  readonly at: string;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

const iso = (at: string): string => new Date(at).toISOString();

const withConsent = (one: StoredEnquiry) => ({ ...presentOwnEnquiry(one), notice: noticeOf(one) });

const ownParts = ({ accounts, reviews, enquiries, audit, views }: Person) => ({
  accounts: accounts.map(presentAccount),
  reviews: reviews.map((one) => ({
    ...presentReview(one, null),
    ...{ hidden: one.hidden, phone: one.phone },
  })),
  enquiries: enquiries.map(withConsent),
  audit: audit.map(({ at, action, subject, area }) => ({ at: iso(at), action, subject, area })),
  views: views.map(presentView),
});

/** The data of an account as JSON, for its owner. What staff think of an enquiry is their own. */
export function presentOwnData(person: Person) {
  const { accounts, ...parts } = ownParts(person);
  return { account: accounts[0], ...parts };
}

/** A person's data as JSON. The timelines name no account of staff, so they are without the changes of the owner. */
export async function presentPerson(strapi: Core.Strapi, person: Person) {
  const { enquiries, listings } = person;
  const references = new Map(enquiries.map((one) => [one.documentId, one.reference]));
  const where = { enquiry: { $in: [...references.keys()] }, field: { $ne: 'owner' } };
  const entries = (await strapi.db
    .query('api::enquiry.enquiry-event')
    .findMany({ where, orderBy: [{ id: 'asc' }] })) as readonly Entry[];
  return {
    ...ownParts(person),
    enquiries: enquiries.map((one) => ({
      ...withConsent(one),
      ...{ status: one.stage, source: one.source ?? 'Site' },
    })),
    timeline: entries.map(({ enquiry, at, field, before, after }) => ({
      reference: references.get(enquiry) ?? '',
      ...{ at: iso(at), field, before, after },
    })),
    listings: listings.map(({ documentId: _id, kind, area, code, ...listing }) => {
      const { phoneOfContactPerson, ownerName, ownerPhone, ownerSecondPhone } = listing;
      return {
        ...{ _id, kind, area, code },
        ...{ phoneOfContactPerson, ownerName, ownerPhone, ownerSecondPhone },
      };
    }),
  };
}
