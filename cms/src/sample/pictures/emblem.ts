import { random } from '../random';
import { SUBJECTS } from './emblem-subjects';
import type { SubjectName } from './emblem-subjects';
import { C, darker, lighter } from './palette';
import { LANDSCAPE, circle, group, longShadow, picture, rect, shadow } from './svg';

/** One thing that stands for a service, large on a quiet ground, with the long shadow. */
export function drawEmblem(seed: string, { subject }: { readonly subject: SubjectName }): string {
  const r = random(seed);
  const { shape, cast } = SUBJECTS[subject];
  const ground = r.pick([C.mist, C.sand, '#DCE6DF', '#F3DFC8', '#CFE0D8', '#F0E3CB']);
  return picture(LANDSCAPE, [
    rect(0, 0, 1280, 768, ground),
    circle(640, 390, 330, lighter(ground, 0.42)),
    ...Array.from({ length: 12 }, () =>
      circle(r.next() * 1280, r.next() * 768, 4 + r.next() * 10, darker(ground, 0.06)),
    ),
    group(
      [shadow([longShadow(cast.x, cast.y, cast.w, cast.h, 900)], 0.1), shape],
      'transform="translate(640 392) scale(1.06)"',
    ),
  ]);
}
