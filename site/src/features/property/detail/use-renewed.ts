import { useEffect, useState } from 'react';
import { pageLoaded } from '../../../browser/page-loaded';
import { ApiError } from '../../../calls/api-error';
import { listen } from '../../../calls/changes';
import { findListing } from '../../../calls/listings';
import type { Area, Kind, Listing } from '../../../domain';
import { withPictures } from '../card/card-listing';
import { useViewer } from '../use-viewer';
import type { WordedProperty } from './worded';

interface Renewed {
  /** Null where there is no such property any more. */
  readonly now: WordedProperty | null;
  /** Whether who looks at it sees more than is published, and the CMS has not answered yet. */
  readonly isWaiting: boolean;
}

const versionOf = ({ updatedAt, images }: Listing): string =>
  [updatedAt, ...images.map(({ path }) => path)].join(' ');

/**
 * A property as it was published; where the CMS has another version by now, that one, null where it has none. Where the
 * CMS does not answer, the page stands, in silence. It is looked at anew after each edit of it here.
 */
export function useRenewed(area: Area, kind: Kind, published: WordedProperty): Renewed {
  const { viewer, mustBeNow } = useViewer(area);
  const [now, setNow] = useState<WordedProperty | null>(published);
  const [answeredTo, setAnsweredTo] = useState<string | null>(null);
  const { property } = published;
  const [edits, setEdits] = useState(0);

  useEffect(() => {
    const ender = new AbortController();
    const renew = async () => {
      await pageLoaded();
      const found = await findListing(area, kind, property._id, ender.signal);
      if (found && versionOf(found) === versionOf(property)) return;
      const next = found && (await import('./worded')).worded(found);
      if (!ender.signal.aborted) setNow(next);
    };
    renew()
      .catch((error: unknown) => {
        if (!ender.signal.aborted && !(error instanceof ApiError)) throw error;
      })
      .finally(() => {
        if (!ender.signal.aborted) setAnsweredTo(viewer);
      });
    return () => {
      ender.abort();
    };
  }, [area, kind, property, viewer, edits]);

  const id = property._id;
  useEffect(
    () =>
      listen('listings', (change) => {
        if (change.what === 'edited' && change.id === id) setEdits((before) => before + 1);
        if (change.what === 'pictured') {
          setNow((last) => last && { ...last, property: withPictures(last.property, change) });
        }
      }),
    [id],
  );
  return { now, isWaiting: mustBeNow && answeredTo !== viewer };
}
