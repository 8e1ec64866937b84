import { useEffect } from 'react';
import { buildSite, findSiteState } from './requests';
import type { SiteState as State } from './requests';
import { useLoaded } from '../../requests/use-loaded';
import { Button } from '../../components/button/button';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { numberText } from '../../domain';
import type { PublisherStatus } from '../../domain';
import { attempt } from '../../overlays/attempt';
import { RejectedError } from '../../overlays/report-failure';
import { confirm, toastSuccess } from '../../overlays/store';
import {
  backupText,
  behindText,
  buildText,
  rollbackText,
  setAsideText,
  stateText,
} from './state-text';
import * as styles from './super-admin.module.css';

/** Milliseconds between two requests. */
const PACE = 2000;

async function rebuild(onStarted: () => void): Promise<void> {
  const isSure = await confirm({
    title: 'Rebuild the site?',
    text: 'The whole site is built and published anew, in the background. Until that is done visitors see it as it is.',
    action: 'Rebuild',
  });
  if (!isSure) return;
  const start = async () => {
    const { msg } = await buildSite();
    if (msg !== 'success') {
      throw new RejectedError(
        'The publisher does not answer',
        'Start it on the server, then try again.',
      );
    }
    toastSuccess('Rebuild Started');
  };
  await attempt('rebuild', start, { onRetry: () => void rebuild(onStarted) });
  onStarted();
}

const Facts = ({ state }: { readonly state: State }) => {
  const { publisher, revision } = state;
  const rows = [
    ['Last build', buildText(publisher?.lastBuild ?? null)],
    ['Last write', `Revision ${numberText(revision)}`],
    ['On the pages', publisher ? `Revision ${numberText(publisher.revision)}` : 'Not known'],
    ['Not on the pages yet', behindText(state)],
    ['Release', publisher ? numberText(publisher.release) : 'Not known'],
    ['Lists with pages to come', publisher ? numberText(publisher.shiftedLists) : 'Not known'],
    ['Last backup', backupText(state)],
    ...(publisher?.rollback ? [['Rollback', rollbackText(publisher.rollback)] as const] : []),
  ] as const;
  return (
    <dl className="columns">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="muted small">{label}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const SetAside = ({ setAside }: Pick<PublisherStatus, 'setAside'>) =>
  setAside.count > 0 && (
    <div>
      <h3 className="muted small">Records left out of all pages: {numberText(setAside.count)}</h3>
      <ul>
        {setAside.records.map(({ type, id, reason, since }) => (
          <li key={`${type} ${id}`} className={styles.setAside}>
            {setAsideText({ type, id, reason, since })}
          </li>
        ))}
      </ul>
    </div>
  );

/** The state of the published site, with a button that rebuilds it. */
export function SiteState() {
  const { value, failure, retry, refresh } = useLoaded(findSiteState);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, PACE);
    return () => {
      clearInterval(timer);
    };
  }, [refresh]);
  const words = value && stateText(value);

  return (
    <section className={styles.state} aria-labelledby="site-state">
      <div className={styles.head}>
        <h2 id="site-state" className="subtitle">
          The published site
        </h2>
        <Button
          disabled={value?.publisher?.running === 'build'}
          onClick={() => void rebuild(refresh)}
        >
          Rebuild
        </Button>
      </div>
      {failure && <FailureNote {...failure} onRetry={retry} />}
      {words && (
        <p className={styles[words.kind]} role="status">
          {words.headline}
        </p>
      )}
      {value?.publisher && <SetAside setAside={value.publisher.setAside} />}
      {value ? <Facts state={value} /> : !failure && <Skeleton rows={5} />}
    </section>
  );
}
