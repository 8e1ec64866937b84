import * as styles from './placeholder.module.css';

/** The drawings stand on the ground line at 320 of a picture of 600 by 400. */
interface GridProps {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** From one window to the next, across and down. */
  readonly across: number;
  readonly down: number;
}

const Windows = ({ x, y, columns, rows, width, height, across, down }: GridProps) =>
  Array.from({ length: columns * rows }, (_, index) => (
    <rect
      key={index}
      className={(index * 7) % 5 === 0 ? styles.lit : styles.glass}
      x={x + (index % columns) * across}
      y={y + Math.floor(index / columns) * down}
      width={width}
      height={height}
    />
  ));

const Shadow = ({ from, to, tall }: Readonly<Record<'from' | 'to' | 'tall', number>>) => {
  const corners = [from, to, to + tall, from + tall].map((x, index) => [x, index < 2 ? 320 : 400]);
  return <polygon className={styles.shadow} points={corners.join(' ')} />;
};

export const Tower = () => (
  <>
    <Shadow from={170} to={420} tall={150} />
    <path className={styles.far} d="M320 320 V130 H420 V320 Z" />
    <Windows x={338} y={150} columns={3} rows={6} width={14} height={16} across={25} down={27} />
    <path className={styles.wall} d="M170 320 V70 H330 V320 Z" />
    <path className={styles.roof} d="M170 70 H330 V82 H170 Z M190 52 H250 V70 H190 Z" />
    <Windows x={188} y={98} columns={4} rows={7} width={22} height={18} across={34} down={30} />
    <path className={styles.door} d="M236 320 V298 H264 V320 Z" />
  </>
);

export const Floors = () => (
  <>
    <Shadow from={160} to={440} tall={110} />
    <path className={styles.wall} d="M160 320 V130 H440 V320 Z" />
    <path className={styles.roof} d="M150 122 H450 V134 H150 Z M150 184 H450 V190 H150 Z" />
    <path className={styles.roof} d="M150 240 H450 V246 H150 Z" />
    <Windows x={186} y={144} columns={4} rows={2} width={40} height={32} across={62} down={58} />
    <path className={styles.far} d="M176 256 H300 V320 H176 Z" />
    <path className={styles.door} d="M340 320 V262 H376 V320 Z" />
  </>
);

export const House = () => (
  <>
    <Shadow from={150} to={450} tall={100} />
    <path className={styles.wall} d="M180 320 V190 H420 V320 Z" />
    <path className={styles.roof} d="M156 196 L300 96 L444 196 Z" />
    <circle className={styles.lit} cx="300" cy="158" r="16" />
    <Windows x={206} y={222} columns={2} rows={1} width={48} height={44} across={140} down={1} />
    <path className={styles.door} d="M280 320 V238 H320 V320 Z" />
    <path className={styles.leaf} d="M450 320 V290 A34 40 0 1 1 470 290 V320 Z" />
  </>
);

export const Plot = () => (
  <>
    <path className={styles.far} d="M150 330 L250 230 H420 L470 330 Z" />
    <path className={styles.outline} d="M150 330 L250 230 H420 L470 330 Z" />
    <path className={styles.shadow} d="M332 300 L420 340 H436 L340 298 Z" />
    <path className={styles.door} d="M328 304 V190 H334 V304 Z" />
    <path className={styles.roof} d="M334 192 H404 L390 212 L404 232 H334 Z" />
    <path className={styles.leaf} d="M140 320 V268 A44 52 0 1 1 162 268 V320 Z" />
  </>
);

export const Office = () => (
  <>
    <Shadow from={180} to={420} tall={150} />
    <path className={styles.roof} d="M180 320 V90 L320 60 V320 Z" />
    <path className={styles.wall} d="M320 320 V120 H420 V320 Z" />
    <Windows x={198} y={112} columns={3} rows={6} width={28} height={22} across={38} down={33} />
    <Windows x={336} y={140} columns={2} rows={5} width={26} height={16} across={42} down={33} />
  </>
);

export const Shop = () => (
  <>
    <Shadow from={150} to={450} tall={90} />
    <path className={styles.wall} d="M160 320 V150 H440 V320 Z" />
    <path className={styles.far} d="M180 166 H420 V192 H180 Z" />
    <path className={styles.roof} d="M150 204 H450 L464 244 H136 Z" />
    <path
      className={styles.stripe}
      d="M198 204 H246 L240 244 H184 Z M294 204 H342 L352 244 H296 Z"
    />
    <path className={styles.stripe} d="M390 204 H438 L452 244 H408 Z" />
    <path className={styles.lit} d="M184 258 H330 V308 H184 Z" />
    <path className={styles.door} d="M356 320 V258 H410 V320 Z" />
  </>
);

export const Mall = () => (
  <>
    <Shadow from={110} to={490} tall={90} />
    <path className={styles.wall} d="M110 320 V180 H490 V320 Z" />
    <path className={styles.roof} d="M230 320 V130 A70 56 0 0 1 370 130 V320 Z" />
    <path className={styles.lit} d="M250 300 V150 A50 42 0 0 1 350 150 V300 Z" />
    <Windows x={128} y={206} columns={2} rows={2} width={38} height={34} across={48} down={50} />
    <Windows x={390} y={206} columns={2} rows={2} width={38} height={34} across={48} down={50} />
    <path className={styles.door} d="M276 320 V262 H324 V320 Z" />
  </>
);

export const Warehouse = () => (
  <>
    <Shadow from={120} to={480} tall={90} />
    <path className={styles.wall} d="M120 320 V200 L300 140 L480 200 V320 Z" />
    <path className={styles.roof} d="M108 204 L300 138 L492 204 V188 L300 122 L108 188 Z" />
    <path className={styles.far} d="M230 320 V230 H370 V320 Z" />
    <path className={styles.stripe} d="M230 246 H370 V250 H230 Z M230 270 H370 V274 H230 Z" />
    <path className={styles.stripe} d="M230 294 H370 V298 H230 Z" />
    <Windows x={144} y={232} columns={1} rows={1} width={52} height={34} across={1} down={1} />
    <path className={styles.door} d="M410 320 V258 H440 V320 Z" />
  </>
);
