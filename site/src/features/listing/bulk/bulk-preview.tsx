import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button/button';
import { ModalActions, ModalBody } from '../../../components/modal/modal-parts';
import { LISTS, stageText } from '../../../domain';
import type { Area, BulkChange, ListFacts, Stage } from '../../../domain';
import { attempt } from '../../../overlays/attempt';
import { newIdempotencyKey } from '../../../requests/idempotency-key';
import { BULK_WORDS, listingsText } from './bulk-words';
import { createBulkChange, previewBulkChange } from './requests';
import type { BegunChange, BulkEffect, ChosenListings } from './requests';
import * as styles from './bulk.module.css';

/** An effect in words. The stage is that of the list's purposes: sold or rented. */
const effectText = ({ changes, reason }: BulkEffect, { purposes: [purpose] }: ListFacts) => {
  if (reason !== null) return `Refused: ${reason}`;
  if (changes.length === 0) return 'Stays as it is';
  const words = changes.map(({ label, before, after }) => {
    const said = (value: string | null): string =>
      label === BULK_WORDS.stage ? stageText(value as Stage, purpose ?? '') : (value ?? 'empty');
    return `${label}: ${said(before)} → ${said(after)}`;
  });
  return words.join('. ');
};

/** A change with its first effects. */
export interface Previewed {
  readonly change: BulkChange;
  readonly effects: readonly BulkEffect[];
  /** Of all listings. */
  readonly count: number;
}

interface BulkPreviewProps {
  readonly area: Area;
  readonly chosen: ChosenListings;
  readonly previewed: Previewed;
  readonly onBack: () => void;
  readonly onBegun: (begun: BegunChange) => void;
}

/** The effects of a bulk change, before it is made. */
export function BulkPreview({ area, chosen, previewed, onBack, onBegun }: BulkPreviewProps) {
  const { change, count } = previewed;
  const [effects, setEffects] = useState(previewed.effects);
  const [isBusy, setBusy] = useState(false);
  const [key] = useState(newIdempotencyKey);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    main.current?.focus();
  }, []);
  const run = async (what: string, act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await attempt(what, act, { onRetry: () => void run(what, act) });
    setBusy(false);
  };
  const showMore = async () => {
    const more = await previewBulkChange(area, chosen, change, effects.length);
    setEffects((shown) => [...shown, ...more.effects]);
  };
  const begin = async () => {
    onBegun(await createBulkChange(area, chosen, change, key));
  };
  return (
    <>
      <ModalBody isText>
        <p role="status">
          {effects.length < count
            ? `The first ${listingsText(effects.length)} of ${listingsText(count)}:`
            : `What becomes of ${listingsText(count)}:`}
        </p>
        <div className="box">
          <table className={styles.effects}>
            <thead>
              <tr>
                <th scope="col">Property</th>
                <th scope="col">Effect</th>
              </tr>
            </thead>
            <tbody>
              {effects.map((effect) => (
                <tr
                  key={effect._id}
                  className={effect.reason === null ? undefined : styles.refused}
                >
                  <th scope="row">{effect.code ?? 'Not there'}</th>
                  <td>{effectText(effect, LISTS[chosen.list])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {effects.length < count && (
          <Button
            size="small"
            variant="secondary"
            disabled={isBusy}
            onClick={() => void run('show more effects', showMore)}
          >
            Show More
          </Button>
        )}
      </ModalBody>
      <ModalActions>
        <Button variant="secondary" disabled={isBusy} onClick={onBack}>
          Back
        </Button>
        <Button
          ref={main}
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => void run('begin a bulk change', begin)}
        >
          {`Change ${listingsText(count)}`}
        </Button>
      </ModalActions>
    </>
  );
}
