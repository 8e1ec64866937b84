import { Button, ButtonAnchor } from '../../components/button/button';
import { contactLinks } from '../../components/contact-links';
import { Icon } from '../../components/icon/icon';
import { wordsWithCode } from '../../domain';
import { useCan } from '../../session/use-can';
import { changeEnquiry } from './change-enquiry';
import { canContact, contacted } from './enquiry-texts';
import type { Enquiry } from './requests';
import { useTabFlag } from './use-tab-flag';
import * as styles from './inbox.module.css';

interface ContactActionsProps {
  readonly enquiry: Enquiry;
  readonly onChanged: () => void;
}

const greeting = ({ name, listing }: Enquiry): string =>
  listing
    ? `Hello ${name}, thank you for your enquiry about: ${wordsWithCode(listing.words, listing.code)}.`
    : `Hello ${name}, thank you for your enquiry.`;

/** Calls the visitor or opens WhatsApp by one press, and then offers the status Contacted. */
export function ContactActions({ enquiry, onChanged }: ContactActionsProps) {
  const can = useCan();
  const { _id, name, phone } = enquiry;
  // Until it is answered. The tab keeps it, because a phone that opens another app may load the page anew.
  const [isTried, setTried] = useTabFlag(`tried ${_id}`);
  if (!canContact(enquiry)) return null;
  const links = contactLinks(phone, greeting(enquiry));
  const isOffered = isTried && enquiry.status === 'New' && can('answer enquiries', enquiry.area);
  const tried = () => {
    setTried(true);
  };
  const answered = () => {
    setTried(false);
    onChanged();
  };
  return (
    <>
      <ButtonAnchor size="small" href={links.call} onClick={tried}>
        <Icon of="Phone" size={16} /> Call<span className="visually-hidden"> {name}</span>
      </ButtonAnchor>
      <ButtonAnchor
        size="small"
        variant="secondary"
        href={links.whatsapp}
        target="_blank"
        rel="noreferrer"
        onClick={tried}
      >
        <Icon of="MessageCircle" size={16} /> WhatsApp
        <span className="visually-hidden"> {name}</span>
      </ButtonAnchor>
      <div role="status" className={isOffered ? styles.offer : undefined}>
        {isOffered && (
          <>
            <span>Did you reach {name}?</span>
            <Button
              size="small"
              variant="accent"
              onClick={() => void changeEnquiry(enquiry, contacted(enquiry), 'Contacted', answered)}
            >
              Contacted
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                setTried(false);
              }}
            >
              Not Yet
            </Button>
          </>
        )}
      </div>
    </>
  );
}
