import type { Locator, Page } from '@playwright/test';
import { freshPhone, memberOf } from './accounts';
import { callCms } from './http';
import type { Method } from './http';

export interface NewEnquiry {
  readonly _id: string;
  readonly reference: string;
  readonly name: string;
}

const call = async <T>(method: Method, path: string, body: object): Promise<T> => {
  const { token } = await memberOf({ userType: 'admin' });
  const answer = await callCms<T>(method, `/api/${path}`, body, token);
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

/** Changes an enquiry as an admin. */
export const editEnquiry = (id: string, body: object): Promise<unknown> =>
  call('PUT', `EnquiryEdit/${id}`, body);

/** An enquiry with a name of its own, which is new and belongs to nobody. */
export async function newEnquiry(fields: Readonly<Record<string, unknown>> = {}) {
  const phone = freshPhone();
  const name = `Visitor ${phone.slice(1)}`;
  const values = { area: 'dwk', source: 'Call', name, phone, consent: true };
  const made = await call<NewEnquiry>('POST', 'EnquiryEnter', { ...values, ...fields });
  await editEnquiry(made._id, { status: 'New', owner: 'nobody' });
  return { ...made, name };
}

export const inboxPath = (words: string): string =>
  `/enquiries/?words=${encodeURIComponent(words)}`;

/** The card of an enquiry by the visitor's name. */
export const enquiryCard = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
