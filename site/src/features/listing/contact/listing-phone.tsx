import { phoneText } from '../../../components/layout/offices';
import type { Listing, ListingCard } from '../../../domain';
import { cx } from '../../../styles/cx';
import { usePhone } from './use-contact';

interface ListingPhoneProps {
  readonly property: Listing | ListingCard;
  readonly className?: string | undefined;
}

/** The phone number as text: for print, and for desktops that cannot call. */
export const ListingPhone = ({ property, className }: ListingPhoneProps) => {
  const phone = usePhone(property);
  return phone ? <p className={cx('figures', className)}>Call {phoneText(phone)}</p> : null;
};
