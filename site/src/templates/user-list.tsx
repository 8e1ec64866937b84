import type { PageProps } from 'gatsby';
import { StaffHead } from '../components/seo/staff-head';
import { UserListPage } from '../features/users/user-list-page';

const UserList = ({ location }: PageProps) => <UserListPage search={location.search} />;

export default UserList;

export const Head = () => <StaffHead title="All Users" />;
