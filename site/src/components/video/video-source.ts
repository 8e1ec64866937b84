/** The way to show a video: its player in a frame, a file in the browser, or a link to its site. */
interface VideoSource {
  readonly kind: 'frame' | 'file' | 'site';
  readonly src: string;
}

const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com'];
/** The path segments that precede a video's id. */
const YOUTUBE_PATHS = ['embed', 'shorts', 'live', 'v'];
const VIMEO_HOSTS = ['vimeo.com', 'player.vimeo.com'];

function youtubeId({ host, segments, query }: Parts): string | undefined {
  if (host === 'youtu.be') return segments[0];
  if (!YOUTUBE_HOSTS.includes(host)) return undefined;
  const [kind = '', id] = segments;
  if (kind === 'watch') return query.get('v') ?? undefined;
  return YOUTUBE_PATHS.includes(kind) ? id : undefined;
}

/** Reads the id of a Vimeo video, also inside a channel or after `video`. */
const vimeoId = ({ host, segments }: Parts): string | undefined =>
  VIMEO_HOSTS.includes(host) ? segments.find((segment) => /^\d+$/.test(segment)) : undefined;

interface Parts {
  readonly host: string;
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

/**
 * Returns the source of a video: YouTube and Vimeo on their hosts without cookies, `.mp4` as a file; null for an
 * invalid address. The video plays at once, because the visitor's press was the consent.
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
