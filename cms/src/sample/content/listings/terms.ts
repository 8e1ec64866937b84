import type { Case, Part } from './case';

const DAY = 24 * 60 * 60 * 1000;
const after = (today: Date, days: number): string =>
  new Date(today.getTime() + days * DAY).toISOString().slice(0, 10);

const rounded = (amount: number, to: number): number => Math.round(amount / to) * to;

/** Price, possession, and what belongs to a sale or to a rent. */
export const terms = (one: Case): Part => (one.isRent ? rent(one) : sale(one));

function sale({ r, row, project, isLand, today }: Case): Part {
  const status = row.more?.status ?? 'Ready To Move';
  const isReady = status === 'Ready To Move';
  return {
    expectedPrice: row.price,
    status,
    transactionType: r.chance(0.85) ? 'Resale' : 'New Property',
    loanOfferedBy: isLand && r.chance(0.5) ? null : 'All The Leading Banks',
    possession: isReady ? after(today, -r.int(20, 900)) : after(today, r.int(300, 1300)),
    typeOfOwnership: project?.type === 'CGHS' && r.chance(0.15) ? 'Leasehold' : 'Freehold',
  };
}

function rent(one: Case): Part {
  const { r, row, kind, purpose, comfort, isLand, today } = one;
  const isPg = purpose === 'PG ACCOMMODATION';
  const months = kind === 'propcom' ? 3 : r.int(1, 2);
  return {
    expectedRent: row.price,
    securityDeposit: row.price * (isPg ? 1 : months),
    maintenanceCharges: isPg || isLand ? null : rounded(row.price * (0.04 + comfort * 0.02), 100),
    unitMaintenanceCharges: isPg || isLand ? null : r.pick(['Monthly', 'Monthly', 'Quarterly']),
    companyLease: r.pick(['Yes', 'No', "Doesn't Matter"]),
    agreement: r.pick(['Registrar', 'Notary', "Doesn't Matter"]),
    possession: after(today, r.int(-40, 50)),
    ...(kind === 'propresi' && tenants(one)),
  };
}

const tenants = ({ r, row }: Case): Part => ({
  willingToRentOutTo: r.pick(['Family', 'Family', "Doesn't Matter"]),
  tenantsWhoAreNonVegetarians: r.pick(['Yes', "Doesn't Matter", "Doesn't Matter", 'No']),
  tenantsWithPets: r.pick(['Yes', 'No', "Doesn't Matter"]),
  notWillingToRentOutTo: row.price > 60_000 && r.chance(0.4) ? 'Guest house or office use' : null,
});
