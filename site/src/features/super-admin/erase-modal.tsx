import { can, numberText, parseMobile, plural } from '../../domain';
import type { Account, FieldErrors } from '../../domain';
import { TextField } from '../../fields/text-field';
import { TickField } from '../../fields/tick-field';
import { FormModal } from '../../forms/form-modal';
import { Progress } from '../../forms/progress';
import { erasePerson } from './person-requests';
import type { Person } from './person-requests';

/** A tick for the reviews and one for each account, by its `_id`. */
type Values = Readonly<Record<string, string | boolean>>;

const labelOf = (name: string): string => (name === 'phone' ? 'Mobile Number Again' : 'Accounts');

/** Whether an account can be erased: one of staff or of an executive cannot. */
const mayErase = (account: Account): boolean => !can(account, 'read enquiries');

/** What was erased, in words. */
const erasedText = (accounts: number, reviews: number, enquiries: number): string =>
  [
    `${numberText(accounts)} ${plural(accounts, 'account')} and ${numberText(reviews)} ${plural(reviews, 'review')} deleted`,
    `${numberText(enquiries)} ${plural(enquiries, 'enquiry', 'enquiries')} anonymised`,
  ].join(', ');

const AccountTick = ({ account }: { readonly account: Account }) => {
  const { _id, uname, userId } = account;
  return mayErase(account) ? (
    <TickField name={_id}>
      Delete the account of {uname}, <span className="figures">{userId}</span>
    </TickField>
  ) : (
    <p className="muted">
      The account of {uname}, <span className="figures">{userId}</span>, is one of staff and stays.
      Change its role first to delete it.
    </p>
  );
};

interface EraseModalProps {
  readonly phone: string;
  readonly person: Person;
  /** @param text what was erased */
  readonly onErased: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks what of a person is erased. The repeated number confirms it. */
export function EraseModal({ phone, person, onErased, onClose }: EraseModalProps) {
  const { accounts, reviews, enquiries } = person;
  const initialValues: Values = {
    ...Object.fromEntries(accounts.map(({ _id }) => [_id, false])),
    ...{ reviews: false, phone: '' },
  };
  const check = ({ phone: typed }: Values): FieldErrors =>
    parseMobile(String(typed)) === phone
      ? {}
      : { phone: 'Enter the number of this person again to confirm' };
  const send = async (values: Values) => {
    const chosen = accounts.filter(({ _id }) => values[_id] === true).map(({ _id }) => _id);
    const withReviews = values.reviews === true;
    await erasePerson(phone, { accounts: chosen, reviews: withReviews });
    onErased(erasedText(chosen.length, withReviews ? reviews.length : 0, enquiries.length));
    onClose();
    return undefined;
  };
  return (
    <FormModal
      title="Erase This Person?"
      onClose={onClose}
      {...{ initialValues, check, labelOf }}
      onSend={send}
      submitLabel="Erase"
    >
      <p>
        Enquiries: {numberText(enquiries.length)}. They lose name, phone, e-mail, message and notes.
        Status, listing and days stay, so that counts stay.
      </p>
      {accounts.map((account) => (
        <AccountTick key={account._id} account={account} />
      ))}
      {reviews.length > 0 && (
        <div>
          <TickField name="reviews">
            Delete {numberText(reviews.length)} {plural(reviews.length, 'review')}
          </TickField>
          <p className="muted small">
            Without the tick they stay public with the name and the text that the person published.
            They lose phone and account.
          </p>
        </div>
      )}
      <p>This cannot be undone. Backups and e-mails that were sent keep what they have.</p>
      <TextField
        name="phone"
        label={labelOf('phone')}
        hint="To confirm"
        isRequired
        inputMode="tel"
      />
      <Progress>Erasing …</Progress>
    </FormModal>
  );
}
