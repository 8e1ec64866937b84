import { describe, expect, it } from '@jest/globals';
import type { Review } from '../../domain';
import { reviewBody, reviewFaults, reviewKeys, reviewValues } from './review-form';
import type { ReviewForm } from './review-form';

const REVIEW: Review = {
  _id: 'r1',
  createdAt: '2026-03-05T18:30:00.000Z',
  userId: 'a1',
  name: 'Asha Verma',
  rating: 4,
  review: 'They found us a home.',
  reviewReply: null,
  reviewType: 'Text',
  videoPath: null,
  img: null,
  hidden: false,
};

const NEW: ReviewForm = { review: undefined, isStaff: false };
const STAFF_NEW: ReviewForm = { review: undefined, isStaff: true };
const STAFF_EDIT: ReviewForm = { review: REVIEW, isStaff: true };

describe('the form of a review', () => {
  it('asks others than staff for rating and text alone', () => {
    expect(reviewKeys(NEW, reviewValues(NEW))).toEqual(['rating', 'review']);
    expect(reviewFaults(NEW, reviewValues(NEW))).toEqual({
      rating: 'Rating is required',
      review: 'Review is required',
    });
  });

  it('takes links from staff alone', () => {
    const values = { ...reviewValues(NEW), rating: '5', review: 'See www.example.in' };
    expect(reviewFaults(NEW, values)).toEqual({ review: 'Review must not have links' });
    expect(reviewFaults(STAFF_NEW, values)).toEqual({});
  });

  it('asks staff for the video of a video, and on edit for its day', () => {
    const video = { ...reviewValues(STAFF_NEW), reviewType: 'Video' };
    expect(reviewKeys(STAFF_NEW, video)).toContain('videoPath');
    expect(reviewKeys(STAFF_NEW, video)).not.toContain('createdAt');
    expect(reviewKeys(STAFF_EDIT, video)).toContain('createdAt');
    expect(reviewKeys(STAFF_EDIT, reviewValues(STAFF_EDIT))).not.toContain('videoPath');
    const said = { ...video, rating: '5', review: 'See for yourself.' };
    expect(reviewFaults(STAFF_NEW, said)).toEqual({ videoPath: 'Video URL is required' });
  });

  it('leaves the name of a new one to the server where none is typed, and asks for that of an old one', () => {
    const values = { ...reviewValues(STAFF_NEW), rating: '5', review: 'Fine.', name: ' ' };
    expect(reviewFaults(STAFF_NEW, values)).toEqual({});
    expect(reviewBody(STAFF_NEW, values)).toEqual({
      rating: '5',
      review: 'Fine.',
      reviewType: 'Text',
    });
    const nameless = { ...reviewValues(STAFF_EDIT), name: '' };
    expect(reviewFaults(STAFF_EDIT, nameless)).toEqual({ name: 'Name is required' });
  });

  it('keeps the time of a day that was not changed', () => {
    const video = {
      ...reviewValues(STAFF_EDIT),
      reviewType: 'Video',
      videoPath: 'https://example.com/a.mp4',
    };
    // The date in the offices' time zone, for a review written at midnight.
    expect(video).toHaveProperty('createdAt', '2026-03-06');
    expect(reviewBody(STAFF_EDIT, video)).not.toHaveProperty('createdAt');
    const moved = { ...video, createdAt: '2026-03-05' };
    expect(reviewBody(STAFF_EDIT, moved)).toMatchObject({ createdAt: '2026-03-05' });
    expect(reviewFaults(STAFF_EDIT, { ...video, createdAt: '' })).toEqual({
      createdAt: 'Review Created On is required',
    });
  });
});
