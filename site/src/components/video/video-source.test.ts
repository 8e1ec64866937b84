import { describe, expect, it } from '@jest/globals';
import { videoSource } from './video-source';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0';
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

describe('videoSource', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10', YOUTUBE],
    ['https://youtu.be/aqz-KE-bpKQ?si=abc', YOUTUBE],
    ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', YOUTUBE],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', YOUTUBE],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', YOUTUBE],
    ['https://vimeo.com/76979871', VIMEO],
    ['https://vimeo.com/channels/staffpicks/76979871', VIMEO],
    ['https://player.vimeo.com/video/76979871', VIMEO],
  ])('plays %s on the host that sets no cookies', (path, src) => {
    expect(videoSource(path)).toEqual({ kind: 'frame', src });
  });

  it('plays a file itself', () => {
    const src = 'https://example.com/tour.MP4';
    expect(videoSource(src)).toEqual({ kind: 'file', src });
  });

  it.each([
    'https://example.com/tour',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/channel/UCabc',
    'https://vimeo.com/',
  ])('leaves %s to its own site', (src) => {
    expect(videoSource(src)).toEqual({ kind: 'site', src });
  });

  it.each(['', 'tour.mp4', 'http://example.com/a.mp4', 'javascript:alert(1)'])(
    'shows nothing of %p',
    (path) => {
      expect(videoSource(path)).toBeNull();
    },
  );
});
