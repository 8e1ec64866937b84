import { describe, expect, it } from '@jest/globals';
import { toCard } from '../card/card-listing';
import { flat } from '../test-fixtures';
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
const leftOut = { label: 'We left out:', value: 'Bedrooms 99', without: '' };
const read: Answer = { type: 'read', query: 'a=1', active, leftOut };
const again: Answer = { type: 'asked again', query: 'a=1' };

const after = (...answers: Answer[]): Answers => answers.reduce(answered, NO_ANSWERS);

describe('viewOf', () => {
  it('is the published page without a query, whatever was found before', () => {
    const answers = after({ type: 'found', query: 'a=1', found });
    expect(viewOf(answers, '', own)).toMatchObject({ phase: 'own', data: own, active: [] });
  });

  it('has nothing to show before the first answer: the published page is of no search', () => {
    expect(viewOf(NO_ANSWERS, 'a=1', own)).toMatchObject({
      ...{ phase: 'asking', data: null, isRead: false },
    });
  });

  it('shows what was found', () => {
    const answers = after(read, { type: 'found', query: 'a=1', found });
    expect(viewOf(answers, 'a=1', own)).toEqual({
      phase: 'found',
      data: found,
      isRead: true,
      active,
      leftOut,
      failure: null,
    });
  });

  it('never takes an answer to another query for its own', () => {
    const answers = after(read, { type: 'found', query: 'a=1', found });
    const asking = { phase: 'asking', data: null, active: [], leftOut: null };
    expect(viewOf(answers, 'a=2', own)).toMatchObject(asking);
  });

  it('shows the filters of what is asked as soon as they are read, and nothing beside them', () => {
    const answers = after({ type: 'found', query: 'a=0', found }, read);
    expect(viewOf(answers, 'a=1', own)).toMatchObject({
      ...{ phase: 'asking', data: null, isRead: true, active },
    });
  });

  it('says a failure beside the filters that it is of, and nothing that was found before', () => {
    const answers = after({ type: 'found', query: 'a=0', found }, read, {
      ...{ type: 'failed', query: 'a=1', failure },
    });
    const failed = { phase: 'failed', data: null, active, failure };
    expect(viewOf(answers, 'a=1', own)).toMatchObject(failed);
    expect(viewOf(answers, 'a=3', own).failure).toBeNull();
  });

  it('keeps what was found for the same search, where it cannot be asked anew', () => {
    const answers = after(read, { type: 'found', query: 'a=1', found }, read, {
      ...{ type: 'failed', query: 'a=1', failure },
    });
    expect(viewOf(answers, 'a=1', own)).toMatchObject({ phase: 'failed', data: found, failure });
  });

  it('waits again after Retry, its filters beside it', () => {
    const answers = after(read, { type: 'failed', query: 'a=1', failure }, again);
    expect(viewOf(answers, 'a=1', own)).toMatchObject({ phase: 'asking', active, failure: null });
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
    const vain = { ...read, query: 'utm=1', active: [] };
    const answers = after(vain, { type: 'found', query: 'utm=1', found: 'own' });
    expect(viewOf(answers, 'utm=1', own)).toMatchObject({ phase: 'own', data: own, leftOut });
  });

  it('shows at once what is remembered', () => {
    const known = after({ type: 'found', query: 'a=1', found });
    const answers = after({ type: 'recalled', query: 'a=1', answers: known });
    expect(viewOf(answers, 'a=1', own)).toMatchObject({ phase: 'found', data: found });
  });
});
