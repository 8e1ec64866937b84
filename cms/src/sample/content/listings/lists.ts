import type { Area, Kind } from '../../../domain';
import { DWK_CR, DWK_CS } from './dwk-com';
import { DWK_RR } from './dwk-rr';
import { DWK_RS } from './dwk-rs';
import { GGN_CR, GGN_CS } from './ggn-com';
import { GGN_RR } from './ggn-rr';
import { GGN_RS } from './ggn-rs';
import { DWK_CENTRES, DWK_HOMES } from './projects-dwk';
import { GGN_CENTRES, GGN_HOMES } from './projects-ggn';
import type { Project, RowList } from './row';

/** The projects of each region, which fill its master lists of project names. */
export const PROJECTS: Readonly<Record<Area, Readonly<Record<Kind, readonly Project[]>>>> = {
  dwk: { propresi: DWK_HOMES, propcom: DWK_CENTRES },
  ggn: { propresi: GGN_HOMES, propcom: GGN_CENTRES },
};

export const ROW_LISTS: readonly RowList[] = [
  { area: 'dwk', kind: 'propresi', list: 'RS', rows: DWK_RS },
  { area: 'dwk', kind: 'propresi', list: 'RR', rows: DWK_RR },
  { area: 'dwk', kind: 'propcom', list: 'CS', rows: DWK_CS },
  { area: 'dwk', kind: 'propcom', list: 'CR', rows: DWK_CR },
  { area: 'ggn', kind: 'propresi', list: 'RS', rows: GGN_RS },
  { area: 'ggn', kind: 'propresi', list: 'RR', rows: GGN_RR },
  { area: 'ggn', kind: 'propcom', list: 'CS', rows: GGN_CS },
  { area: 'ggn', kind: 'propcom', list: 'CR', rows: GGN_CR },
];
