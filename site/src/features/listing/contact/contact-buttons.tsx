import { ButtonAnchor } from '../../../components/button/button';
import { kindOf } from '../../../domain';
import type { Area, Listing, ListingCard } from '../../../domain';
import { EnquireLink } from '../../../overlays/enquire-link';
import { useContact } from './use-contact';

/** Words alone: with icons, four buttons do not fit beside each other on a phone. */
const CHANNELS = [
  ['call', 'Call'],
  ['whatsapp', 'WhatsApp'],
  ['sms', 'SMS'],
] as const;

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
        <EnquireLink
          about={{ area, kind: kindOf(property), listing: property._id }}
          listing={property}
          size={size}
        />
        {CHANNELS.map(([channel, name]) => (
          <ButtonAnchor
            key={channel}
            size={size}
            variant="secondary"
            href={links[channel]}
            rel="noreferrer"
          >
            {name}
          </ButtonAnchor>
        ))}
      </div>
    )
  );
};
