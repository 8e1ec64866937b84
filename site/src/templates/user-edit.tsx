import type { PageProps } from 'gatsby';
import { StaffHead } from '../components/seo/staff-head';
import { UserEditPage } from '../features/users/user-edit-page';

const UserEdit = ({ params }: PageProps) => <UserEditPage id={params.id ?? ''} />;

export default UserEdit;

export const Head = () => <StaffHead title="Edit User" />;
