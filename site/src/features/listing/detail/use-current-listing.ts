import { useEffect, useState } from 'react';
import { pageLoaded } from '../../../browser/page-loaded';
import { ApiError } from '../../../requests/api-error';
import { findListing } from '../requests';
import type { Area, Kind, Listing } from '../../../domain';
import { useViewer } from '../use-viewer';
import type { DetailModel } from './detail-model';

interface CurrentListing {
  /** Null if the listing no longer exists. */
  readonly now: DetailModel | null;
  /** Whether the viewer may see unpublished data and the CMS has not responded yet. */
  readonly isWaiting: boolean;
  /** Fetches the listing again, after an edit. */
  readonly refresh: () => void;
  /** Shows the result of a write that this page made. */
  readonly show: (property: Listing) => void;
}

const versionOf = ({ updatedAt, images }: Listing): string =>
  [updatedAt, ...images.map(({ path }) => path)].join(' ');

/**
 * Returns the published listing, and the CMS's version once it is fetched and differs; null if the CMS does not have
 * the listing. Of a closed one, only staff who see it fetch a version. After an error of the CMS, the shown listing stays.
 */
export function useCurrentListing(area: Area, kind: Kind, published: DetailModel): CurrentListing {
  const { viewer, seesUnpublished } = useViewer(area);
  const [now, setNow] = useState<DetailModel | null>(published);
  const [answeredTo, setAnsweredTo] = useState<string | null>(null);
  const { property, median } = published;
  const [edits, setEdits] = useState(0);

  // Visitors get no closed listing from the CMS. Its page stays until the publisher removes it.
  const isFinal = property.stage === 'Closed' && !seesUnpublished;

  useEffect(() => {
    if (isFinal) return undefined;
    const controller = new AbortController();
    const renew = async () => {
      await pageLoaded();
      const found = await findListing(area, kind, property._id, controller.signal);
      if (found && versionOf(found) === versionOf(property)) return;
      const next = found && (await import('./detail-model')).toDetailModel(found, median);
      if (!controller.signal.aborted) setNow(next);
    };
    renew()
      .catch((error: unknown) => {
        if (!controller.signal.aborted && !(error instanceof ApiError)) throw error;
      })
      .finally(() => {
        if (!controller.signal.aborted) setAnsweredTo(viewer);
      });
    return () => {
      controller.abort();
    };
  }, [area, kind, property, median, viewer, isFinal, edits]);

  return {
    now,
    isWaiting: seesUnpublished && answeredTo !== viewer,
    refresh: () => {
      setEdits(edits + 1);
    },
    show: (next) => {
      setNow(now && { ...now, property: next });
    },
  };
}
