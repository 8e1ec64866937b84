import type { Account } from '../../domain';
import { showMessage, toastSuccess } from '../../overlays/store';

const DONE = 'Registered Successfully';
const WAIT =
  'Thanks for Registering with Us. Your Account will be active and displayed very soon. A email / message in this regard will be send to you at your registered email Id / phone. Have a good time.';

/** Shows the result of a registration: the account is active, or staff must activate it. */
export function notifyRegistered(status: Account['userStatus']): void {
  if (status === 'active') toastSuccess(DONE);
  else showMessage({ title: DONE, text: WAIT });
}
