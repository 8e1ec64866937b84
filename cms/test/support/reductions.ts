import { addListing, callAs } from './cms';
import type { TestCms } from './cms';
import { DAY_MS } from './days';
import { agePrices } from './packed';

const TABLES = ['propresis', 'propcoms'];

/** Homes whose price was lower once. @param session the CMS and a token of staff, when they are used */
export function reductions(session: () => { readonly cms: TestCms; readonly token: string }) {
  /** Moves everything that was kept of a listing's prices into the past. */
  async function daysPass(id: string, days: number): Promise<void> {
    const { connection } = session().cms.strapi.db;
    await agePrices(session().cms, id, days * DAY_MS);
    for (const table of TABLES) {
      const [row] = await connection(table)
        .where({ document_id: id })
        .select<readonly { readonly reduced_on: string | null }[]>('reduced_on');
      if (!row?.reduced_on) continue;
      const on = new Date(Date.parse(row.reduced_on) - days * DAY_MS).toISOString().slice(0, 10);
      await connection(table).where({ document_id: id }).update({ reduced_on: on });
    }
  }

  /** A home that cost a crore ten days ago, and costs `price` since today. */
  async function reduced(price: number, data: object = {}) {
    const { cms, token } = session();
    const home = await addListing(cms, 'dwk', 'propresi', { expectedPrice: 1e7, ...data });
    await daysPass(home.documentId, 10);
    await callAs(cms, 'put', `/api/dwk/PropResiEdit/${home.documentId}`, token)
      .send({ expectedPrice: price })
      .expect(200);
    return home;
  }
  return { daysPass, reduced };
}
