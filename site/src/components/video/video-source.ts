/** How a video is shown: by its player in a frame, as a file by the browser itself, or on its own site alone. */
export interface VideoSource {
  readonly kind: 'frame' | 'file' | 'site';
  readonly src: string;
}

const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com'];
/** What stands before a video's id in the path of its address. */
const YOUTUBE_DOORS = ['embed', 'shorts', 'live', 'v'];
const VIMEO_HOSTS = ['vimeo.com', 'player.vimeo.com'];

function youtubeId({ host, segments, query }: Parts): string | undefined {
  if (host === 'youtu.be') return segments[0];
  if (!YOUTUBE_HOSTS.includes(host)) return undefined;
  const [door = '', id] = segments;
  if (door === 'watch') return query.get('v') ?? undefined;
  return YOUTUBE_DOORS.includes(door) ? id : undefined;
}

/** A video's number, also where it stands in a channel or behind `video`. */
const vimeoId = ({ host, segments }: Parts): string | undefined =>
  VIMEO_HOSTS.includes(host) ? segments.find((segment) => /^\d+$/.test(segment)) : undefined;

interface Parts {
  readonly host: string;
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

/**
 * Where a video plays: YouTube and Vimeo on their hosts that set no cookies, `.mp4` as a file; null for what is no
 * address at all. The press of a button has been the visitor's consent, so that it plays at once.
 */
export function videoSource(path: string): VideoSource | null {
  if (!URL.canParse(path)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(path);
  if (protocol !== 'https:') return null;
  const parts: Parts = {
    host: hostname.replace(/^www\./, ''),
    segments: pathname.split('/').filter((segment) => segment !== ''),
    query: searchParams,
  };
  const youtube = youtubeId(parts);
  if (youtube !== undefined && /^[\w-]+$/.test(youtube)) {
    const src = `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`;
    return { kind: 'frame', src };
  }
  const vimeo = vimeoId(parts);
  if (vimeo !== undefined) {
    return { kind: 'frame', src: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` };
  }
  return { kind: pathname.toLowerCase().endsWith('.mp4') ? 'file' : 'site', src: path };
}
