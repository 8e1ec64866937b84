import * as styles from './poster.module.css';

/** The position, the size and the colour index of each tower. */
const TOWERS = [
  { x: 6, width: 44, height: 74, wall: 0 },
  { x: 54, width: 36, height: 104, wall: 1 },
  { x: 94, width: 52, height: 62, wall: 2 },
  { x: 192, width: 46, height: 92, wall: 1 },
  { x: 242, width: 34, height: 58, wall: 0 },
  { x: 280, width: 36, height: 84, wall: 2 },
] as const;

const GROUND = 150;
const FLOOR = 14;

const windowsOf = (width: number, height: number) =>
  Array.from({ length: Math.floor((height - 12) / FLOOR) }, (_, floor) =>
    Array.from({ length: Math.floor((width - 8) / 12) }, (_, at) => ({
      x: 6 + at * 12,
      y: 10 + floor * FLOOR,
    })),
  ).flat();

/** The poster of the video: two houses of a town below the sun. */
export const Poster = () => (
  <svg viewBox="0 0 320 180" aria-hidden className={styles.poster}>
    <rect width="320" height="180" className={styles.sky} />
    <circle cx="160" cy="86" r="46" className={styles.sun} />
    {TOWERS.map(({ x, width, height, wall }) => (
      <g key={x} transform={`translate(${String(x)} ${String(GROUND - height)})`}>
        <rect width={width} height={height} className={styles[`wall${String(wall)}`]} />
        <rect x={width * 0.72} width={width * 0.28} height={height} className={styles.shade} />
        {windowsOf(width, height).map((one) => (
          <rect
            key={`${String(one.x)} ${String(one.y)}`}
            {...one}
            width="7"
            height="8"
            className={styles.pane}
          />
        ))}
      </g>
    ))}
    <path d="M112 150v-34l24-20 24 20v34z" className={styles.house} />
    <path d="M106 118l30-25 30 25" className={styles.roof} />
    <path d="M156 150v-26l19-16 19 16v26z" className={styles.house} />
    <path d="M151 126l24-20 24 20" className={styles.roof} />
    <rect x="129" y="128" width="14" height="22" className={styles.door} />
    <rect x="169" y="132" width="12" height="18" className={styles.door} />
    <rect y={GROUND} width="320" height="30" className={styles.ground} />
    <path d="M0 165h320" className={styles.road} />
  </svg>
);
