import type { Area } from '../../domain';

const dwarka = [
  ...Array.from({ length: 15 }, (_, i) => String(i + 1)),
  ...['16A', '16B', '17', '18A', '18B', '19A', '19B'],
  ...Array.from({ length: 10 }, (_, i) => String(i + 20)),
];
const expressway = [
  '99',
  '99A',
  ...Array.from({ length: 16 }, (_, i) => String(i + 100)),
  '102A',
  '110A',
];

/** The sectors of each region. */
export const LOCALITIES: Readonly<Record<Area, readonly string[]>> = {
  dwk: dwarka.map((number) => `Sector ${number}`),
  ggn: expressway.map((number) => `Sector ${number}`),
};

const dwarkaMarks: Readonly<Record<string, string>> = {
  'Sector 3': 'NSUT campus, Dwarka Mor metro station',
  'Sector 4': 'Sector 4 main market, Ispatika park',
  'Sector 5': 'Sector 5 market, Manipal Hospital at 5 minutes',
  'Sector 6': 'Manipal Hospital, Sector 6 main market',
  'Sector 7': 'Ramphal Chowk, Palam flyover',
  'Sector 8': 'Sector 8 metro station on the way to the airport',
  'Sector 9': 'Sector 9 metro station, NSUT road',
  'Sector 10': 'Sector 10 metro station, Dwarka District Courts',
  'Sector 11': 'Sector 11 metro station, DDA Sports Complex',
  'Sector 12': 'Sector 12 metro station, City Centre Mall',
  'Sector 13': 'Sector 13 metro station, ISKCON temple',
  'Sector 14': 'Sector 14 metro station, Vegas Mall',
  'Sector 19B': 'DDA golf course, Bharat Vandana Park',
  'Sector 21': 'Sector 21 metro station, Pacific D21 Mall, Airport Express',
  'Sector 22': 'Venkateshwar International School at 10 minutes, Sector 22 market',
  'Sector 23': 'Sector 23 market, Urban Extension Road',
};
const expresswayMarks: Readonly<Record<string, string>> = {
  'Sector 99': 'Dwarka Expressway exit Sector 99, Pataudi road',
  'Sector 99A': 'Dwarka Expressway exit Sector 99, Basai road',
  'Sector 102': 'Dwarka Expressway exit Sector 102, Delhi Public School Sector 102A',
  'Sector 103': 'Dwarka Expressway at 3 minutes, Daulatabad road',
  'Sector 104': 'Dwarka Expressway at 2 minutes, Daulatabad flyover',
  'Sector 105': 'Palam Vihar at 10 minutes, Dwarka Expressway',
  'Sector 106': 'Dwarka Expressway, 150 m wide green belt',
  'Sector 108': 'Dwarka Expressway exit Sector 108, Babupur',
  'Sector 109': 'Euro International School, Dwarka Expressway',
  'Sector 110': 'Manipal Hospital Palam Vihar at 8 minutes, Bijwasan road',
  'Sector 111': 'Bijwasan station, Delhi border at 5 minutes',
  'Sector 112': 'Delhi border, Bijwasan station at 8 minutes',
  'Sector 113': 'Yashobhoomi convention centre at 12 minutes, Dwarka Expressway',
  'Sector 114': 'Dwarka Expressway, Delhi border at 3 minutes',
};

/** What everybody knows nearby. */
export const landmarksOf = (area: Area, locality: string): string | undefined =>
  ({ dwk: dwarkaMarks, ggn: expresswayMarks })[area][locality];

/** The end of an address. */
export const TOWN: Readonly<Record<Area, string>> = {
  dwk: 'Dwarka, New Delhi',
  ggn: 'Dwarka Expressway, Gurugram, Haryana',
};
