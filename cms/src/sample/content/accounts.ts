import type { UserType } from '../../domain';

const YEAR = 365;
const permissions = (...books: readonly string[]) =>
  Object.fromEntries(
    books.flatMap((book) =>
      ['Create', 'Read', 'Update', 'Delete'].map((act) => [book + act, true]),
    ),
  );

export interface SampleAccount {
  readonly userId: string;
  readonly uname: string;
  readonly uemail: string;
  readonly userType: UserType;
  readonly city: string;
  readonly superAdmin?: true;
  readonly isInactive?: true;
  readonly uphone1?: string;
  readonly companyName?: string;
  /** Days from the fill to the begin and the end of the subscription. */
  readonly subscription?: readonly [from: number, to: number];
  readonly flags?: Readonly<Record<string, boolean>>;
}

const staff = 'Dwarka Homes';

export const ACCOUNTS: readonly SampleAccount[] = [
  {
    userId: '9000000001',
    uname: 'Rajesh Khanna',
    uemail: 'owner@example.com',
    userType: 'admin',
    city: 'Dwarka',
    superAdmin: true,
    companyName: staff,
    uphone1: '9000000001',
  },
  {
    userId: '9000000002',
    uname: 'Kavita Arora',
    uemail: 'office@example.com',
    userType: 'admin',
    city: 'Dwarka',
    companyName: staff,
    uphone1: '9000000002',
  },
  {
    userId: '9000000003',
    uname: 'Sandeep Tanwar',
    uemail: 'dwarka@example.com',
    userType: 'manager_dwk',
    city: 'Dwarka',
    companyName: staff,
    uphone1: '9000000003',
  },
  {
    userId: '9000000004',
    uname: 'Neha Yadav',
    uemail: 'gurugram@example.com',
    userType: 'manager_ggn',
    city: 'Gurugram',
    companyName: staff,
    uphone1: '9000000004',
  },
  {
    userId: '9000000005',
    uname: 'Rohit Verma',
    uemail: 'rohit@example.com',
    userType: 'visiter',
    city: 'Dwarka',
  },
  {
    userId: '9000000006',
    uname: 'Priya Nair',
    uemail: 'executive@example.com',
    userType: 'executive',
    city: 'Dwarka',
    companyName: staff,
    subscription: [-YEAR, YEAR],
    flags: { ...permissions('sale', 'purchase'), acknowledgeReceipt: true },
  },
  {
    userId: '9000000007',
    uname: 'Manoj Gupta',
    uemail: 'accounts@example.com',
    userType: 'account',
    city: 'Dwarka',
    companyName: staff,
    subscription: [-2 * YEAR, -30],
    flags: {
      ...permissions('cashbookcash', 'cashbookbank'),
      allFinanceRead: true,
      acknowledgeReceipt: true,
      acknowledgePurchase: true,
    },
  },
  {
    userId: '9000000008',
    uname: 'Alok Mishra',
    uemail: 'alok@example.com',
    userType: 'visiter',
    city: 'Gurugram',
    isInactive: true,
  },
];

/** Who may open the admin panel, with the code of the role. */
export const PANEL_USERS = [
  {
    email: 'admin@example.com',
    firstname: 'Sample',
    lastname: 'Admin',
    role: 'strapi-super-admin',
  },
  { email: 'dwk@example.com', firstname: 'Dwarka', lastname: 'Manager', role: 'dwarka-manager' },
  {
    email: 'ggn@example.com',
    firstname: 'Gurugram',
    lastname: 'Manager',
    role: 'gurugram-manager',
  },
] as const;
