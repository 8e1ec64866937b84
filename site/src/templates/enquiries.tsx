import type { PageProps } from 'gatsby';
import { StaffHead } from '../components/seo/staff-head';
import { InboxPage } from '../features/inbox/inbox-page';
import { Gate } from '../features/users/gate';

/** The page `/enquiries/`: what visitors asked, for staff. */
const Enquiries = ({ location }: PageProps) => (
  <Gate action="read enquiries" refusal="You Are Not Authorised To View Enquiries">
    <InboxPage search={location.search} />
  </Gate>
);

export default Enquiries;

export const Head = () => <StaffHead title="Enquiries" />;
