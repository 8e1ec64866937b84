import type { Project } from './row';

const society = (
  name: string,
  sector: string,
  floors: number,
  comfort: Project['comfort'] = 3,
  isRegistered?: true,
): Project => ({
  name,
  locality: `Sector ${sector}`,
  type: 'BUILDER',
  floors,
  comfort,
  ...(isRegistered && { isRegistered }),
});

export const GGN_HOMES: readonly Project[] = [
  society('Vatika Sovereign Park', '99', 19),
  society('Assotech Blith', '99', 15, 3, true),
  society('Pareena Coban Residences', '99A', 16, 3, true),
  society('Conscient Habitat', '99A', 14, 2, true),
  society('Emaar Gurgaon Greens', '102', 14),
  society('Emaar Imperial Gardens', '102', 14, 3, true),
  society('Adani M2K Oyster Grande', '102', 16, 3, true),
  society('Conscient Heritage Max', '102', 16),
  society('Shapoorji Pallonji Joyville', '102', 22, 3, true),
  society('Indiabulls Centrum Park', '103', 18, 2),
  society('Satya The Hermitage', '103', 12),
  society('ATS Triumph', '104', 23),
  society('Puri Emerald Bay', '104', 15),
  society('Hero Homes', '104', 18, 3, true),
  society('Godrej Summit', '104', 17),
  society('Paras Dews', '106', 18),
  society('M3M Woodshire', '107', 14),
  society('Experion The Heartsong', '108', 14),
  society('Sobha City', '108', 21, 3, true),
  society('Raheja Vedaanta', '108', 14, 2),
  society('Sobha International City', '109', 3),
  society('ATS Kocoon', '109', 17),
  society('Chintels Paradiso', '109', 18, 2),
  society('Brisk Lumbini Terrace Homes', '109', 15, 2),
  society('Indiabulls Enigma', '110', 20),
  society('Mahindra Aura', '110', 14),
  society('Puri Diplomatic Greens', '111', 19),
  society('Experion Windchants', '112', 22, 3, true),
  society('Tata La Vida', '113', 13, 3, true),
  society('M3M Capital', '113', 30, 3, true),
  society('Signature Global Solera', '107', 12, 1, true),
];

const centre = (
  name: string,
  sector: string,
  type: string,
  floors: number,
  isRegistered?: true,
): Project => ({
  name,
  locality: `Sector ${sector}`,
  type,
  floors,
  comfort: type === 'MALL' ? 3 : 2,
  ...(isRegistered && { isRegistered }),
});

export const GGN_CENTRES: readonly Project[] = [
  centre('Conscient One Mall', '109', 'MALL', 5, true),
  centre('Satya The Hive', '102', 'SHOPPING cum OFFICE COMPLEX', 9, true),
  centre('Neo Square', '109', 'SHOPPING cum OFFICE COMPLEX', 14, true),
  centre('M3M Capital Walk', '113', 'SHOPPING cum OFFICE COMPLEX', 3, true),
  centre('M3M 114 Market', '114', 'SHOPPING cum OFFICE COMPLEX', 3, true),
  centre('Elan The Presidential Mall', '106', 'MALL', 6, true),
  centre('Paras One Plaza', '106', 'SHOPPING cum OFFICE COMPLEX', 8),
  centre('Daulatabad Road Godowns', '104', 'OTHER', 1),
  centre('Sector 105 Main Road', '105', 'OTHER', 4),
];
