import { describe, expect, it } from '@jest/globals';
import { toCard } from '../card/card-listing';
import { flat } from '../testing';
import type { ListData } from './list-data';
import { answered, NO_ANSWERS, viewOf } from './list-view';
import type { Answer, Answers } from './list-view';

const page = (id: string): ListData => ({
  lists: [toCard(flat({ _id: id }))],
  count: 1,
  limit: 10,
  page: 1,
});
const own = page('own');
const found = page('found');
const failure = { title: 'Oops', text: 'text', hint: 'hint', canRetry: true };
const active = [{ label: 'Bedrooms', value: '3', without: '' }];

const after = (...answers: Answer[]): Answers => answers.reduce(answered, NO_ANSWERS);

describe('viewOf', () => {
  it('is the published page without a query, whatever was found before', () => {
    const answers = after({ type: 'found', query: 'a=1', found });
    expect(viewOf(answers, '', own)).toMatchObject({ phase: 'own', data: own, active: [] });
  });

  it('waits over the published page for the first answer', () => {
    expect(viewOf(NO_ANSWERS, 'a=1', own)).toMatchObject({ phase: 'asking', data: own });
  });

  it('shows what was found', () => {
    const answers = after({ type: 'read', active }, { type: 'found', query: 'a=1', found });
    expect(viewOf(answers, 'a=1', own)).toEqual({
      phase: 'found',
      data: found,
      active,
      failure: null,
    });
  });

  it('never takes an answer to another query for its own', () => {
    const answers = after({ type: 'found', query: 'a=1', found });
    expect(viewOf(answers, 'a=2', own)).toMatchObject({ phase: 'asking', data: found });
  });

  it('says a failure and keeps what was there', () => {
    const answers = after(
      { type: 'found', query: 'a=1', found },
      { type: 'failed', query: 'a=2', failure },
    );
    expect(viewOf(answers, 'a=2', own)).toMatchObject({ phase: 'failed', data: found, failure });
    expect(viewOf(answers, 'a=3', own).failure).toBeNull();
  });

  it('waits again after Retry', () => {
    const answers = after({ type: 'failed', query: 'a=1', failure }, { type: 'asked again' });
    expect(viewOf(answers, 'a=1', own)).toMatchObject({ phase: 'asking', failure: null });
  });

  it('waits over the published page for what the CMS has now, where it must be that', () => {
    expect(viewOf(NO_ANSWERS, '', own, true)).toMatchObject({ phase: 'asking', data: own });
    const answers = after({ type: 'found', query: '', found });
    expect(viewOf(answers, '', own, true)).toMatchObject({ phase: 'own', data: found });
    const failed = after({ type: 'failed', query: '', failure });
    expect(viewOf(failed, '', own, true)).toMatchObject({ phase: 'failed', data: own, failure });
    expect(viewOf(failed, '', own)).toMatchObject({ phase: 'own', failure: null });
  });

  it('is the published page where the query asks for nothing', () => {
    const answers = after({ type: 'nothing asked', query: 'utm=1' });
    expect(viewOf(answers, 'utm=1', own)).toMatchObject({ phase: 'own', data: own });
  });

  it('shows at once what is remembered', () => {
    const known = after({ type: 'found', query: 'a=1', found });
    const answers = after({ type: 'recalled', answers: known });
    expect(viewOf(answers, 'a=1', own)).toMatchObject({ phase: 'found', data: found });
  });
});
