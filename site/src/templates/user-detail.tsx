import type { PageProps } from 'gatsby';
import { StaffHead } from '../components/seo/staff-head';
import { UserDetailPage } from '../features/users/user-detail-page';

const UserDetail = ({ params }: PageProps) => <UserDetailPage id={params.id ?? ''} />;

export default UserDetail;

export const Head = () => <StaffHead title="User" />;
