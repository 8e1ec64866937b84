import { Button } from '../../../components/button/button';
import type { Area } from '../../../domain';
import { opens } from '../../../overlays/store';

/** The way to the newest bulk changes of a region. */
export const RecentChanges = ({ area }: { readonly area: Area }) => (
  <Button
    variant="secondary"
    size="small"
    aria-haspopup="dialog"
    onClick={opens('listingForm', { mode: 'bulkChanges', area })}
  >
    Recent Changes
  </Button>
);
