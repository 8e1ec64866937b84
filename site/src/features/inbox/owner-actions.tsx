import { Button } from '../../components/button/button';
import { Icon } from '../../components/icon/icon';
import { useCan } from '../../session/use-can';
import { changeEnquiry } from './change-enquiry';
import { isAnonymised } from './enquiry-texts';
import type { Enquiry } from './requests';

interface OwnerActionsProps {
  readonly enquiry: Enquiry;
  readonly onChanged: () => void;
}

/** Takes an enquiry that nobody has, or gives it back. Admins alone release what a colleague has. */
export function OwnerActions({ enquiry, onChanged }: OwnerActionsProps) {
  const can = useCan();
  if (isAnonymised(enquiry) || !can('answer enquiries', enquiry.area)) return null;
  const { owner, reference, withdrawnAt } = enquiry;
  const change = (to: 'me' | 'nobody', done: string) => () =>
    void changeEnquiry(enquiry, { owner: to }, done, onChanged);
  if (owner === null && withdrawnAt !== null) return null;
  if (owner && !owner.isMine && !can('release enquiries of others', enquiry.area)) return null;
  return owner === null ? (
    <Button size="small" variant="secondary" onClick={change('me', 'It Is Yours')}>
      <Icon of="CircleUserRound" size={16} /> Take
      <span className="visually-hidden"> {reference}</span>
    </Button>
  ) : (
    <Button size="small" variant="quiet" onClick={change('nobody', 'Released')}>
      Release<span className="visually-hidden"> {reference}</span>
    </Button>
  );
}
