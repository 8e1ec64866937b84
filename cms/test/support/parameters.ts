import { PARAMETER_UID } from '../../src/uids';
import type { TestCms } from './cms';

const OFFICE = {
  ...{ name: 'Head', address: 'Sector 1', phone: '9100000001', mapUrl: 'https://example.com' },
};
/** The parameters that have to be there. */
const REQUIRED = {
  ...{ brandName: 'Any Homes', copyrightSince: 2020, headOffice: OFFICE, branchOffice: OFFICE },
  ...{ phones: [{ value: '9100000001' }], emails: [{ value: 'a@example.com' }] },
  ...{ fallbackPhone: '9100000001', chatPhone: '9100000002' },
};

/** Replaces the parameters. @param data those that the test is about @returns their `_id` */
export async function setParameters({ strapi }: TestCms, data: object): Promise<string> {
  await strapi.db.query(PARAMETER_UID).deleteMany({});
  const documents = strapi.documents(PARAMETER_UID);
  return (await documents.create({ data: { ...REQUIRED, ...data } as never })).documentId;
}
