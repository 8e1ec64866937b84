import { describe, it, expect } from '@jest/globals';
import {
  KIND_FACTS,
  KINDS,
  LIST_KEYS,
  listOf,
  LISTS,
  MASTER_FACTS,
  MASTERS,
  PURPOSES,
} from './index';

describe('kinds', () => {
  it('are two, each with its calls, purposes and status', () => {
    expect(KINDS).toEqual(['propresi', 'propcom']);
    expect(PURPOSES).toEqual(['SALE', 'RENT', 'PG ACCOMMODATION']);
    expect(KIND_FACTS.propresi).toEqual({
      kind: 'propresi',
      category: 'Residential',
      call: 'PropResi',
      letter: 'R',
      purposes: ['SALE', 'RENT', 'PG ACCOMMODATION'],
      statusField: 'propresiStatus',
      projectMaster: 'projectNameResi',
    });
    expect(KIND_FACTS.propcom).toEqual({
      kind: 'propcom',
      category: 'Commercial',
      call: 'PropCom',
      letter: 'C',
      purposes: ['SALE', 'RENT'],
      statusField: 'propcomStatus',
      projectMaster: 'projectNameCom',
    });
  });
});

describe('lists', () => {
  it.each([
    ['RS', 'propresi', ['SALE'], 'PropResiSale', 'expectedPrice'],
    ['RR', 'propresi', ['RENT', 'PG ACCOMMODATION'], 'PropResiRent', 'expectedRent'],
    ['CS', 'propcom', ['SALE'], 'PropComSale', 'expectedPrice'],
    ['CR', 'propcom', ['RENT'], 'PropComRent', 'expectedRent'],
  ] as const)('%s shows %s for %p', (key, kind, purposes, call, priceField) => {
    expect(LISTS[key]).toMatchObject({
      key,
      kind,
      purposes,
      search: `${call}Search`,
      page: `${call}SearchList`,
      limitKey: `limit${key}`,
      offsetKey: `offset${key}`,
      priceField,
    });
    for (const purpose of purposes) expect(listOf(kind, purpose).key).toBe(key);
  });

  it('are four', () => {
    expect(LIST_KEYS).toEqual(['RS', 'RR', 'CS', 'CR']);
    expect(Object.keys(LISTS)).toEqual(['RS', 'RR', 'CS', 'CR']);
  });

  it('show no commercial PG accommodation', () => {
    expect(() => listOf('propcom', 'PG ACCOMMODATION')).toThrow('propcom for PG ACCOMMODATION');
  });
});

describe('master lists', () => {
  it.each([
    ['locality', 'Locality', 'Locality Name', 'Locality'],
    [
      ...['projectNameResi', 'ProjectNameResi'],
      ...['Residential Project Name', 'Residential Project Name'],
    ],
    [
      ...['projectNameCom', 'ProjectNameCom'],
      ...['Commercial Project Name', 'Commercial Project Name'],
    ],
  ])('%s has the words of the seed', (master, call, taken, created) => {
    const facts = MASTERS.map((name) => MASTER_FACTS[name]).find((one) => one.master === master);
    expect(facts).toMatchObject({
      call,
      alreadyMessage: `${taken} Already Exist Use Another`,
      createdMessage: `${created} Created Successfully`,
    });
  });

  it('are three', () => {
    expect(MASTERS).toEqual(['locality', 'projectNameResi', 'projectNameCom']);
  });
});
