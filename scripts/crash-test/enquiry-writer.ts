import { randomUUID } from 'node:crypto';
import { AREAS } from '../lib/domain';
import type { EnquiryRecord } from './ledger';
import { RepeatingWriter } from './repeating-writer';

/** An enquiry as it is sent, again and again until there is an answer. */
interface SentEnquiry extends Omit<EnquiryRecord, 'reference'> {
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Sends enquiries as a visitor, whom its client is: one without an answer is sent again with its idempotency key. */
export class EnquiryWriter extends RepeatingWriter {
  protected readonly maxPauseMs = 60;
  private unanswered: SentEnquiry | undefined;
  private last: { readonly sent: SentEnquiry; readonly reference: string } | undefined;

  /** Sends again what has no answer yet. */
  async settle(): Promise<void> {
    while (this.unanswered) await this.act();
  }

  protected async act(): Promise<boolean> {
    if (!this.unanswered && this.last && this.random.chance(0.1)) return await this.repeat();
    const sent = (this.unanswered ??= this.next());
    const response = await this.send(sent);
    if (!response) return false;
    this.unanswered = undefined;
    const { reference } = response.body;
    if (response.status !== 200 || typeof reference !== 'string') {
      this.reportViolation(`the CMS answers ${String(response.status)} to an enquiry`);
      return true;
    }
    this.last = { sent, reference };
    this.context.ledger.enquiries.push({ reference, phone: sent.phone, email: sent.email });
    return true;
  }

  /** Sends an acknowledged enquiry again: it is the same one. */
  private async repeat(): Promise<boolean> {
    if (!this.last) return true;
    const { sent, reference } = this.last;
    const response = await this.send(sent);
    if (response && response.body.reference !== reference)
      this.reportViolation(`${reference}, sent again, is ${String(response.body.reference)}`);
    return response !== null;
  }

  private readonly send = ({ body, key }: SentEnquiry) =>
    this.call('POST', '/api/EnquiryCreate', body, key);

  private next(): SentEnquiry {
    const serial = this.nextSerial();
    const phone = `93${serial.padStart(8, '0')}`;
    const email = `asha${serial}@example.com`;
    const area = this.random.pick(AREAS);
    const notice = { noticeVersion: '2026-11-01', noticeLanguage: 'English' };
    const body = { area, name: 'Asha', phone, email, consent: true, ...notice };
    return { key: randomUUID(), body, phone, email };
  }
}
