import { PageHead } from '../components/seo/page-head';
import { OWN_ENQUIRY_PATH } from '../domain';
import { OwnEnquiryPage } from '../features/enquiry/own-enquiry-page';

export default OwnEnquiryPage;

export const Head = () => (
  <PageHead
    title="Your Enquiry"
    description="See and withdraw an enquiry that you sent."
    path={OWN_ENQUIRY_PATH}
    isUnlisted
  />
);
