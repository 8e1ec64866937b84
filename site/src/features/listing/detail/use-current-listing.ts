import { useEffect, useState } from 'react';
import { pageLoaded } from '../../../browser/page-loaded';
import { ApiError } from '../../../requests/api-error';
import { findListing } from '../requests';
import type { Area, Kind, Listing } from '../../../domain';
import { useViewer } from '../use-viewer';
import type { DetailModel } from './detail-model';

interface CurrentListing {
  /** Null where the listing no longer exists. */
  readonly now: DetailModel | null;
  /** Whether the viewer sees unpublished data and the CMS has not answered yet. */
  readonly isWaiting: boolean;
  /** Fetches it again, after an edit. */
  readonly look: () => void;
  /** Shows the result of a write of this page. */
  readonly show: (property: Listing) => void;
}

const versionOf = ({ updatedAt, images }: Listing): string =>
  [updatedAt, ...images.map(({ path }) => path)].join(' ');

/**
 * The published listing, replaced by the CMS's version where that differs; null where the CMS has none. An error of the
 * CMS changes nothing.
 */
export function useCurrentListing(area: Area, kind: Kind, published: DetailModel): CurrentListing {
  const { viewer, seesUnpublished } = useViewer(area);
  const [now, setNow] = useState<DetailModel | null>(published);
  const [answeredTo, setAnsweredTo] = useState<string | null>(null);
  const { property } = published;
  const [edits, setEdits] = useState(0);

  useEffect(() => {
    const ender = new AbortController();
    const renew = async () => {
      await pageLoaded();
      const found = await findListing(area, kind, property._id, ender.signal);
      if (found && versionOf(found) === versionOf(property)) return;
      const next = found && (await import('./detail-model')).toDetailModel(found);
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

  return {
    now,
    isWaiting: seesUnpublished && answeredTo !== viewer,
    look: () => {
      setEdits(edits + 1);
    },
    show: (next) => {
      setNow(now && { ...now, property: next });
    },
  };
}
