import { PageHead } from '../components/seo/page-head';
import { RegisterPage } from '../features/account/register-page';

export default RegisterPage;

export const Head = () => (
  <PageHead
    title="Register"
    description="An account to write reviews with: your name, your mobile number and a password."
    path="/register/"
    isUnlisted
  />
);
