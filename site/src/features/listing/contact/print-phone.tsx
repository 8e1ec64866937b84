import { phoneText } from '../../../components/layout/offices';
import type { Listing, ListingCard } from '../../../domain';
import { cx } from '../../../styles/cx';
import { usePhone } from './use-contact';

interface PrintPhoneProps {
  readonly property: Listing | ListingCard;
  readonly className?: string | undefined;
}

/** In print: the phone in the place of the buttons. */
export const PrintPhone = ({ property, className }: PrintPhoneProps) => {
  const phone = usePhone(property);
  return phone ? (
    <p className={cx('print-only figures', className)}>Call {phoneText(phone)}</p>
  ) : null;
};
