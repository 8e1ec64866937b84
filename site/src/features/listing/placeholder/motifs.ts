/** A shape of a drawing: the name of its colour in the style sheet, and its path. */
type Shape = readonly [colour: string, path: string];
export type Motif = readonly Shape[];

/** Returns the shadow of a building. All drawings have their ground line at y = 320 of a 600 by 400 picture. */
const shadow = (from: number, to: number, tall: number): Shape => [
  'shadow',
  `M${String(from)} 320H${String(to)}L${String(to + tall)} 400H${String(from + tall)}Z`,
];

/** Draws a grid of windows, some of them lit; `across` and `down` are the distances. */
function windows(grid: string): Motif {
  const [x = 0, y = 0, columns = 0, rows = 0, width = 0, height = 0, across = 0, down = 0] = grid
    .split(' ')
    .map(Number);
  const paths = { lit: '', glass: '' };
  for (let index = 0; index < columns * rows; index += 1) {
    const left = x + (index % columns) * across;
    const top = y + Math.floor(index / columns) * down;
    const pane = `M${String(left)} ${String(top)}h${String(width)}v${String(height)}h-${String(width)}z`;
    paths[(index * 7) % 5 === 0 ? 'lit' : 'glass'] += pane;
  }
  return Object.entries(paths);
}

export const TOWER: Motif = [
  shadow(170, 420, 150),
  ['far', 'M320 320V130H420V320Z'],
  ...windows('338 150 3 6 14 16 25 27'),
  ['wall', 'M170 320V70H330V320Z'],
  ['roof', 'M170 70H330V82H170ZM190 52H250V70H190Z'],
  ...windows('188 98 4 7 22 18 34 30'),
  ['roof', 'M236 320V298H264V320Z'],
];

export const FLOORS: Motif = [
  shadow(160, 440, 110),
  ['wall', 'M160 320V130H440V320Z'],
  ['roof', 'M150 122H450V134H150ZM150 184H450V190H150ZM150 240H450V246H150Z'],
  ...windows('186 144 4 2 40 32 62 58'),
  ['far', 'M176 256H300V320H176Z'],
  ['roof', 'M340 320V262H376V320Z'],
];

export const HOUSE: Motif = [
  shadow(150, 450, 100),
  ['wall', 'M180 320V190H420V320Z'],
  ['roof', 'M156 196L300 96L444 196Z'],
  ['lit', 'M284 158a16 16 0 1 0 32 0a16 16 0 1 0-32 0Z'],
  ...windows('206 222 2 1 48 44 140 1'),
  ['roof', 'M280 320V238H320V320Z'],
  ['leaf', 'M450 320V290A34 40 0 1 1 470 290V320Z'],
];

export const PLOT: Motif = [
  ['far', 'M150 330L250 230H420L470 330Z'],
  ['outline', 'M150 330L250 230H420L470 330Z'],
  ['shadow', 'M332 300L420 340H436L340 298Z'],
  ['roof', 'M328 304V190H334V304ZM334 192H404L390 212L404 232H334Z'],
  ['leaf', 'M140 320V268A44 52 0 1 1 162 268V320Z'],
];

export const OFFICE: Motif = [
  shadow(180, 420, 150),
  ['roof', 'M180 320V90L320 60V320Z'],
  ['wall', 'M320 320V120H420V320Z'],
  ...windows('198 112 3 6 28 22 38 33'),
  ...windows('336 140 2 5 26 16 42 33'),
];

export const SHOP: Motif = [
  shadow(150, 450, 90),
  ['wall', 'M160 320V150H440V320Z'],
  ['far', 'M180 166H420V192H180Z'],
  ['roof', 'M150 204H450L464 244H136Z'],
  ['far', 'M198 204H246L240 244H184ZM294 204H342L352 244H296ZM390 204H438L452 244H408Z'],
  ['lit', 'M184 258H330V308H184Z'],
  ['roof', 'M356 320V258H410V320Z'],
];

export const MALL: Motif = [
  shadow(110, 490, 90),
  ['wall', 'M110 320V180H490V320Z'],
  ['roof', 'M230 320V130A70 56 0 0 1 370 130V320Z'],
  ['lit', 'M250 300V150A50 42 0 0 1 350 150V300Z'],
  ...windows('128 206 2 2 38 34 48 50'),
  ...windows('390 206 2 2 38 34 48 50'),
  ['roof', 'M276 320V262H324V320Z'],
];

export const WAREHOUSE: Motif = [
  shadow(120, 480, 90),
  ['wall', 'M120 320V200L300 140L480 200V320Z'],
  ['roof', 'M108 204L300 138L492 204V188L300 122L108 188Z'],
  ['far', 'M230 320V230H370V320Z'],
  ['roof', 'M230 246H370V250H230ZM230 270H370V274H230ZM230 294H370V298H230Z'],
  ...windows('144 232 1 1 52 34 1 1'),
  ['roof', 'M410 320V258H440V320Z'],
];
