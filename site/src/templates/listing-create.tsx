import { navigate } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import { StaffHead } from '../components/seo/staff-head';
import type { Area, Kind } from '../domain';
import { LoginForm } from '../features/account/login-form';
import { titleOf } from '../features/listing/form/form-texts';
import { ListingFormPage } from '../features/listing/form/listing-form-page';
import { ImportPage } from '../features/listing/import/import-page';
import { Gate } from '../features/users/gate';

interface Context {
  readonly area: Area;
  /** The kind of the new listing; without one it is the page of imports. */
  readonly kind?: Kind;
}

const goHome = () => {
  navigate('/');
};

/** One chunk for both pages: each further one lengthens the first load of every page. */
const ListingCreate = ({ pageContext: { area, kind }, location }: PageProps<object, Context>) => (
  <Gate
    action={kind ? 'write listings' : 'import listings'}
    area={area}
    refusal={`You Are Not Authorised To ${kind ? 'Create Property' : 'Import Listings'}`}
    login={<LoginForm route="user" onCancel={goHome} />}
  >
    {kind ? (
      <ListingFormPage area={area} kind={kind} />
    ) : (
      <ImportPage area={area} search={location.search} />
    )}
  </Gate>
);

export default ListingCreate;

export const Head = ({ pageContext: { area, kind } }: HeadProps<object, Context>) => (
  <StaffHead title={kind ? titleOf({ mode: 'create', area, kind }) : 'Import Listings'} />
);
