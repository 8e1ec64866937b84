import { appendFileSync } from 'node:fs';
let t0 = 0; let lines: string[] = [];
export const begin = () => { t0 = performance.now(); lines = []; };
export const mark = (what: string) => { lines.push(`${(performance.now() - t0).toFixed(1)} ${what}`); };
export const end = () => { appendFileSync('/tmp/prof/trace.log', lines.join(' | ') + '\n'); };
