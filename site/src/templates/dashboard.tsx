import type { PageProps } from 'gatsby';
import { StaffHead } from '../components/seo/staff-head';
import { DashboardPage } from '../features/dashboard/dashboard-page';
import { Gate } from '../features/users/gate';

/** The page `/dashboard/`: what visitors do and ask, for admins and managers. */
const Dashboard = ({ location }: PageProps) => (
  <Gate action="see the dashboard" refusal="You Are Not Authorised To View The Dashboard">
    <DashboardPage search={location.search} />
  </Gate>
);

export default Dashboard;

export const Head = () => <StaffHead title="Dashboard" />;
