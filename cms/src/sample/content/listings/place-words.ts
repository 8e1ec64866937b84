import { areaText } from '../../../domain';
import type { Case } from './case';
import { marksOf } from './marks';
import type { Size } from './row';

const FLOOR_WORDS: Readonly<Record<string, string>> = {
  Lower: 'on a lower floor',
  Middle: 'on a middle floor',
  Upper: 'on an upper floor',
  Basement: 'in the basement',
  Ground: 'on the ground floor',
  '15+': 'on a high floor',
  Top: 'on the top floor',
};
export const floorWords = (floor = 'Ground'): string =>
  FLOOR_WORDS[floor] ?? `on the ${floor} floor`;

const sizeWords = (size: Size): string =>
  typeof size === 'number' ? areaText(size, 'sq. ft.') : areaText(size[0], size[1]);

export function mainSize({ row: { size }, isLand }: Case): string {
  const { plot, carpet, super: whole, builtUp } = size;
  if (isLand && plot) return sizeWords(plot);
  if (whole) return `${sizeWords(whole)} super area`;
  if (builtUp) return `${sizeWords(builtUp)} built up`;
  return carpet ? `${sizeWords(carpet)} carpet area` : 'a good size';
}

export const where = ({ project, locality }: Case): string =>
  project && !project.name.includes(locality)
    ? `${project.name}, ${locality}`
    : (project?.name ?? locality);

export function nearby(one: Case): string {
  const { r } = one;
  const marks = marksOf(one)?.join(' and ');
  if (!marks) {
    return r.pick([
      'Market, school and bus stop are at walking distance.',
      'Daily needs are met by the market round the corner.',
    ]);
  }
  return r.pick([
    `Nearby: ${marks}.`,
    `What people look for is close: ${marks}.`,
    `Landmarks: ${marks}.`,
  ]);
}
