import { describe, expect, it } from '@jest/globals';
import { AREAS, fieldOf, KINDS } from '../../../domain';
import { MOTIFS } from './placeholder';

describe('MOTIFS', () => {
  const types = KINDS.flatMap((kind) =>
    AREAS.flatMap((area) => fieldOf(kind, 'propertyType')?.optionsIn(area) ?? []),
  );
  it('has a drawing for every property type of the model, and no other', () => {
    expect(Object.keys(MOTIFS).sort()).toEqual([...new Set(types)].sort());
  });
});
