import { MESSAGES } from '../domain';
import { limitedAddress } from './client-address';
import { busy, tooMany } from './errors';

const MIB = 1024 * 1024;
/** A form is received and answered in seconds. */
const RETRY_AFTER_SECONDS = 10;

/** The most forms at once, and the MiB that they hold together; 0 is no limit. Source: docs/contract.md, "Images". */
export interface FormLimits {
  readonly forms: number;
  readonly mib: number;
}

interface Load {
  readonly forms: number;
  readonly bytes: number;
}

const NOTHING: Load = { forms: 0, bytes: 0 };

const exceeds = ({ forms, bytes }: Load, limits: FormLimits): boolean =>
  (limits.forms > 0 && forms > limits.forms) || (limits.mib > 0 && bytes > limits.mib * MIB);

const plus = (load: Load, bytes: number, forms: 1 | -1): Load => ({
  forms: load.forms + forms,
  bytes: load.bytes + forms * bytes,
});

/** The forms of this process that are being received or answered: their files lie in the folder of incoming files. */
export class FormsInFlight {
  private total = NOTHING;
  private readonly byAddress = new Map<string, Load>();

  constructor(
    private readonly ofAddress: FormLimits,
    private readonly ofAll: FormLimits,
  ) {}

  /**
   * Admits a form.
   * @param ip the client's address
   * @param bytes of the form, as its header says
   * @returns to be called when the form is answered
   * @throws CallError 429 above the limits of the address, 503 above those of all
   */
  enter(ip: string, bytes: number): () => void {
    const address = limitedAddress(ip);
    const own = plus(this.byAddress.get(address) ?? NOTHING, bytes, 1);
    if (exceeds(own, this.ofAddress)) throw tooMany(RETRY_AFTER_SECONDS, MESSAGES.tooManyUploads);
    const total = plus(this.total, bytes, 1);
    if (exceeds(total, this.ofAll)) throw busy(RETRY_AFTER_SECONDS, MESSAGES.uploadsBusy);
    this.byAddress.set(address, own);
    this.total = total;
    return () => {
      this.leave(address, bytes);
    };
  }

  private leave(address: string, bytes: number): void {
    const left = plus(this.byAddress.get(address) ?? NOTHING, bytes, -1);
    if (left.forms > 0) this.byAddress.set(address, left);
    else this.byAddress.delete(address);
    this.total = plus(this.total, bytes, -1);
  }
}
