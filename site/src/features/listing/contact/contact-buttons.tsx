import { ButtonAnchor } from '../../../components/button/button';
import { Icon } from '../../../components/icon/icon';
import type { Area, Listing, ListingCard } from '../../../domain';
import { EnquireLink } from '../../../overlays/enquire-link';
import { useContact } from './use-contact';

interface ContactButtonsProps {
  readonly area: Area;
  readonly property: Listing | ListingCard;
  readonly className: string | undefined;
  readonly size?: 'normal' | 'small';
  /** Whether the buttons stick to the bottom of a phone's screen; floating buttons then move away. */
  readonly isBar?: boolean;
}

/** Links to contact the brokerage about a listing, with a prepared message. */
export const ContactButtons = ({
  area,
  property,
  className,
  size = 'normal',
  isBar = false,
}: ContactButtonsProps) => {
  const links = useContact(area, property);
  return (
    links && (
      <div className={className} data-keep-clear data-bottom-bar={isBar ? '' : undefined}>
        <EnquireLink area={area} listing={property} size={size} />
        <ButtonAnchor size={size} variant="secondary" href={links.call}>
          <Icon of="Phone" size={18} /> Call
        </ButtonAnchor>
        <ButtonAnchor size={size} variant="secondary" href={links.whatsapp} rel="noreferrer">
          <Icon of="MessageCircle" size={18} /> WhatsApp
        </ButtonAnchor>
        <ButtonAnchor size={size} variant="secondary" href={links.sms}>
          <Icon of="MessageSquareText" size={18} /> SMS
        </ButtonAnchor>
      </div>
    )
  );
};
