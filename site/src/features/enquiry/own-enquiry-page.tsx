import { useCallback, useEffect } from 'react';
import { Link } from 'gatsby';
import type { PageProps } from 'gatsby';
import { Button } from '../../components/button/button';
import { Offices } from '../../components/layout/offices';
import { useSite } from '../../components/layout/use-site';
import { NeedsScripts } from '../../components/needs-scripts/needs-scripts';
import { Notice } from '../../components/notice/notice';
import { Skeleton } from '../../components/skeleton/skeleton';
import { FailureNote } from '../../components/toast/failure-note';
import { useHydrated } from '../../components/use-hydrated';
import { dayText, detailPath } from '../../domain';
import { attempt } from '../../overlays/attempt';
import { confirm, toastSuccess } from '../../overlays/store';
import type { OwnEnquiry } from '../../requests/own-enquiry';
import { useLoaded } from '../../requests/use-loaded';
import { cx } from '../../styles/cx';
import { labelOf } from './enquiry-form';
import * as styles from './enquiry.module.css';
import { findOwnEnquiry, withdrawEnquiry } from './requests';
import type { EnquiryKey } from './requests';

/** The reference and the key in a fragment such as `#ENQ-000123.key`; null if it has none. */
function enquiryKeyIn(fragment: string): EnquiryKey | null {
  const [, reference, key] = /^#(ENQ-\d+)\.([\w-]+)$/.exec(fragment) ?? [];
  return reference !== undefined && key !== undefined ? { reference, key } : null;
}

const Wrong = () => (
  <Notice title="There is no such enquiry">
    This link does not lead to an enquiry. Please open the whole link that you got after sending.
  </Notice>
);

const Facts = ({ enquiry }: { readonly enquiry: OwnEnquiry }) => {
  const { area, listing, createdAt, visitOn } = enquiry;
  const rows: readonly (readonly [string, string | null])[] = [
    ['Sent on', dayText(createdAt)],
    ...(['name', 'phone', 'email', 'callTime'] as const).map(
      (name) => [labelOf(name), enquiry[name]] as const,
    ),
    [labelOf('visitOn'), visitOn && dayText(visitOn)],
  ];
  return (
    <>
      {listing && (
        <p>
          About{' '}
          <Link to={detailPath(area, listing.kind, listing._id)}>
            {listing.words}, {listing.code}
          </Link>
        </p>
      )}
      <dl className="columns" data-keep-clear="">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="muted small">{label}</dt>
                <dd className="figures">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {enquiry.message && (
        <p className={styles.words} data-keep-clear="">
          {enquiry.message}
        </p>
      )}
    </>
  );
};

interface ShownProps {
  readonly enquiry: OwnEnquiry;
  readonly onWithdraw: () => void;
}

const Shown = ({ enquiry, onWithdraw }: ShownProps) => {
  const { facts } = useSite();
  const { withdrawnAt } = enquiry;
  return (
    <article className={cx('page', styles.own)}>
      <h1 className="page-title figures">Enquiry {enquiry.reference}</h1>
      <p role="status">
        {withdrawnAt === null
          ? 'We have your enquiry and will contact you.'
          : `You withdrew your consent on ${dayText(withdrawnAt)}. We do not contact you about this enquiry.`}
      </p>
      <Facts enquiry={enquiry} />
      {withdrawnAt === null && (
        <p>
          <Button variant="secondary" onClick={onWithdraw}>
            Withdraw
          </Button>
        </p>
      )}
      {facts && <Offices facts={facts} heading="p" />}
    </article>
  );
};

/** An enquiry by its key, as its visitor sees it. */
function ByKey({ of }: { readonly of: EnquiryKey }) {
  const { reference, key } = of;
  const load = useCallback(
    async (signal: AbortSignal) => ({
      enquiry: await findOwnEnquiry({ reference, key }, signal),
    }),
    [reference, key],
  );
  const { value, failure, retry, refresh } = useLoaded(load);

  const withdraw = async () => {
    const isSure = await confirm({
      title: 'Withdraw this enquiry?',
      text: 'We do not contact you about it any more. This cannot be undone; you can send another enquiry.',
      action: 'Withdraw',
      isDanger: true,
    });
    if (!isSure) return;
    await attempt('withdraw', async () => {
      await withdrawEnquiry(of);
      toastSuccess('Withdrawn Successfully');
      refresh();
    });
  };

  if (value) {
    return value.enquiry ? (
      <Shown enquiry={value.enquiry} onWithdraw={() => void withdraw()} />
    ) : (
      <Wrong />
    );
  }
  return (
    <div className="page">
      {failure ? (
        <>
          <h1 className="page-title">Your Enquiry</h1>
          <FailureNote {...failure} onRetry={retry} />
        </>
      ) : (
        <Skeleton rows={6} isPage />
      )}
    </div>
  );
}

/** The page on which a visitor sees and withdraws an enquiry, without an account. */
export function OwnEnquiryPage({ location }: PageProps) {
  const isInBrowser = useHydrated();
  useEffect(() => {
    // The fragment names no part of the page, so Gatsby would keep the position of the page before.
    window.scrollTo({ top: 0 });
  }, []);
  if (!isInBrowser) {
    return (
      <div className="page">
        <NeedsScripts>
          This page shows your enquiry by scripts, which do not run in this browser.
        </NeedsScripts>
        <Skeleton rows={6} isPage />
      </div>
    );
  }
  const of = enquiryKeyIn(location.hash);
  return of ? <ByKey of={of} /> : <Wrong />;
}
