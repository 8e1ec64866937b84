import type { PageProps } from 'gatsby';
import { StaffHead } from '../components/seo/staff-head';
import { DashboardPage } from '../features/dashboard/dashboard-page';
import { isToCheck } from '../features/dashboard/dashboard-query';
import { ToCheckPage } from '../features/dashboard/to-check-page';
import { Gate } from '../features/users/gate';

/** The page `/dashboard/`: what visitors do and ask, and the listings to check, for admins and managers. */
const Dashboard = ({ location }: PageProps) => (
  <Gate action="see the dashboard" refusal="You Are Not Authorised To View The Dashboard">
    {isToCheck(location.search) ? (
      <ToCheckPage search={location.search} />
    ) : (
      <DashboardPage search={location.search} />
    )}
  </Gate>
);

export default Dashboard;

export const Head = () => <StaffHead title="Dashboard" />;
