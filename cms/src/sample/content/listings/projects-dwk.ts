import type { Project } from './row';

const cghs = (
  name: string,
  sector: string,
  floors = 8,
  comfort: Project['comfort'] = 2,
): Project => ({
  name,
  locality: `Sector ${sector}`,
  type: 'CGHS',
  floors,
  comfort,
});
const dda = (
  name: string,
  sector: string,
  floors = 4,
  comfort: Project['comfort'] = 1,
): Project => ({
  name,
  locality: `Sector ${sector}`,
  type: 'DDA',
  floors,
  comfort,
});

export const DWK_HOMES: readonly Project[] = [
  cghs('Kunj Vihar Apartments', '12', 9),
  cghs('Brahma Apartments', '7'),
  cghs('Satisar Apartments', '7', 7),
  cghs('Harsukh Apartments', '7'),
  cghs('Sarve Satyam Apartments', '4'),
  cghs('Ispatika Apartments', '4', 7),
  cghs('Hind Apartments', '5', 9),
  cghs('Lovely Home Apartments', '5', 7),
  cghs('Prakriti Apartments', '6', 7),
  cghs('Princess Park Apartments', '6', 9),
  cghs('New Cosmopolitan Apartments', '10'),
  cghs('Manchahat Apartments', '10'),
  cghs('Gold Croft Apartments', '11', 8, 3),
  cghs('Abhiyan Apartments', '12'),
  cghs('Upkari Apartments', '12', 7),
  cghs('Ayudh Vihar', '13', 6),
  cghs('Radhika Apartments', '14', 9),
  cghs('Best Paradise Apartments', '19B', 9, 3),
  cghs('Sadbhavna Apartments', '22', 7),
  cghs('Green Valley Apartments', '22', 8),
  cghs('Nav Sansad Vihar', '22', 7, 3),
  cghs('Jagran Apartments', '22', 7),
  cghs('Chopra Apartments', '23', 6),
  dda('Shahjahanabad Apartments', '11'),
  dda('Metro View Apartments', '13', 9, 2),
  dda('DDA MIG Flats Pocket 2', '3'),
  dda('DDA SFS Flats', '1'),
  dda('DDA Golf View Apartments', '19B', 12, 3),
];

const centre = (name: string, sector: string, type: string, floors: number): Project => ({
  name,
  locality: `Sector ${sector}`,
  type,
  floors,
  comfort: type === 'MALL' ? 3 : 2,
});

export const DWK_CENTRES: readonly Project[] = [
  centre('City Centre Mall', '12', 'MALL', 5),
  centre('Vegas Mall', '14', 'MALL', 6),
  centre('Pacific D21 Mall', '21', 'MALL', 3),
  centre('Vardhman Crown Mall', '19B', 'MALL', 4),
  centre('Malik Buildcon Plaza', '12', 'SHOPPING cum OFFICE COMPLEX', 4),
  centre('Manish Metro Plaza', '12', 'SHOPPING cum OFFICE COMPLEX', 4),
  centre('Manish Twin Plaza', '4', 'SHOPPING cum OFFICE COMPLEX', 4),
  centre('Vardhman Plaza', '10', 'SHOPPING cum OFFICE COMPLEX', 4),
  centre('Pankaj Plaza', '6', 'SHOPPING cum OFFICE COMPLEX', 3),
  centre('DDA Market Sector 6', '6', 'DDA MKT COMPLEX', 2),
  centre('DDA Central Market Sector 10', '10', 'DDA MKT COMPLEX', 3),
  centre('DDA Market Sector 11', '11', 'DDA MKT COMPLEX', 2),
];
