import { navigate } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { StaffHead } from '../components/seo/staff-head';
import type { Area, Kind } from '../domain';
import { LoginForm } from '../features/account/login-form';
import { titleOf } from '../features/listing/form/form-texts';
import { ListingFormPage } from '../features/listing/form/listing-form-page';
import { Gate } from '../features/users/gate';

interface Context {
  readonly area: Area;
  readonly kind: Kind;
}

const goHome = () => {
  navigate('/');
};

const ListingCreate = ({ pageContext }: PageProps<object, Context>) => (
  <Gate
    action="write listings"
    area={pageContext.area}
    refusal="You Are Not Authorised To Create Property"
    login={<LoginForm route="user" onCancel={goHome} />}
  >
    <ListingFormPage area={pageContext.area} kind={pageContext.kind} />
  </Gate>
);

export default ListingCreate;

export const Head = ({ pageContext: { area, kind } }: HeadProps<object, Context>) => (
  <StaffHead title={titleOf({ mode: 'create', area, kind })} />
);
