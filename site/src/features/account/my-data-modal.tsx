import { useState } from 'react';
import { navigatePastGuard } from '../../browser/back-guard';
import { saveJson } from '../../browser/save-file';
import { Button } from '../../components/button/button';
import { Modal } from '../../components/modal/modal';
import { ModalBody } from '../../components/modal/modal-parts';
import { can, requiredTextError } from '../../domain';
import { PasswordField } from '../../fields/password-field';
import { TickField } from '../../fields/tick-field';
import { FormModal } from '../../forms/form-modal';
import { Progress } from '../../forms/progress';
import { attempt } from '../../overlays/attempt';
import type { OverlayProps } from '../../overlays/overlay-types';
import { toastSuccess } from '../../overlays/store';
import { forgetSession } from '../../session/sign';
import { useSession } from '../../session/use-session';
import { LOGIN_MESSAGES } from './login-messages';
import { deleteOwnAccount, exportOwnData } from './own-data-requests';
import type { AccountDeletion } from './own-data-requests';
import * as styles from './account.module.css';

const EMPTY: AccountDeletion = { password: '', reviews: false, enquiries: false };
const labelOf = (): string => 'Password';
const check = (values: AccountDeletion) => requiredTextError({ ...values }, 'password', 'Password');

function DeleteAccount({ onClose }: { readonly onClose: () => void }) {
  const { account } = useSession();
  const send = async (deletion: AccountDeletion) => {
    const { msg } = await deleteOwnAccount(deletion);
    if (msg === 'errorPass') return { password: LOGIN_MESSAGES.errorPass };
    forgetSession();
    toastSuccess('Account Deleted');
    onClose();
    navigatePastGuard('/');
    return undefined;
  };
  return (
    <FormModal
      title="Delete My Account?"
      onClose={onClose}
      initialValues={EMPTY}
      {...{ check, labelOf }}
      onSend={send}
      submitLabel="Delete My Account"
    >
      <p>
        Your account is deleted, with its name, phones, e-mail, company and city, and you are signed
        out on every device. This cannot be undone.
      </p>
      <div>
        <TickField name="reviews">Delete my reviews too</TickField>
        <p className="muted small">Otherwise they stay public, with your name and text.</p>
      </div>
      <div>
        <TickField name="enquiries">Erase my enquiries too</TickField>
        <p className="muted small">
          We then do not contact you about them. Otherwise we answer them, and you still see and
          withdraw each by its own link.
        </p>
      </div>
      <input type="text" autoComplete="username" value={account?.userId ?? ''} readOnly hidden />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <Progress>Deleting …</Progress>
    </FormModal>
  );
}

/** The data of the own account: they are saved as a file, or deleted. */
export function MyDataModal({ onClose }: OverlayProps<'myData'>) {
  const { account } = useSession();
  const [isLoading, setLoading] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const isOfStaff = can(account, 'read enquiries');

  const download = async () => {
    setLoading(true);
    const load = async () => {
      saveJson('my-data.json', await exportOwnData());
      toastSuccess('Your data are saved as a file');
    };
    await attempt('load own data', load, { onRetry: () => void download() });
    setLoading(false);
  };

  if (isDeleting) return <DeleteAccount key="delete" onClose={onClose} />;
  return (
    <Modal key="data" title="My Data" isOpen onClose={onClose}>
      <ModalBody isFields>
        <p>
          The file has everything that your account has stored: the account itself, your reviews,
          and the enquiries that you sent while signed in.
        </p>
        <p>
          <Button disabled={isLoading} aria-busy={isLoading} onClick={() => void download()}>
            Download My Data
          </Button>
        </p>
        <h3 className={styles.part}>Delete the Account</h3>
        {isOfStaff ? (
          <p>
            An account of staff is not deleted by its owner, because enquiries and the audit trail
            name it. Ask a super admin to change its role first.
          </p>
        ) : (
          <>
            <p>You choose what happens to your reviews and enquiries.</p>
            <p>
              <Button
                variant="danger"
                onClick={() => {
                  setDeleting(true);
                }}
              >
                Delete My Account
              </Button>
            </p>
          </>
        )}
      </ModalBody>
    </Modal>
  );
}
