import { useCallback, useMemo, useState } from 'react';
import { useField } from 'formik';
import { CALL_TIMES, officeDay } from '../../domain';
import type { NoticeLanguage } from '../../domain';
import { LongTextField } from '../../fields/long-text-field';
import { SelectField } from '../../fields/select-field';
import { TextField } from '../../fields/text-field';
import { TickField } from '../../fields/tick-field';
import { FormModal } from '../../forms/form-modal';
import type { SendContext } from '../../forms/send-form';
import type { OverlayProps } from '../../overlays/overlay-types';
import { RejectedError } from '../../overlays/report-failure';
import { ApiError, isNotFound } from '../../requests/api-error';
import { useLoaded } from '../../requests/use-loaded';
import { useSession } from '../../session/use-session';
import {
  enquiryBody,
  enquiryErrors,
  enquiryValues,
  labelOf,
  REGION_NAMES,
  visitOptions,
} from './enquiry-form';
import type { EnquiryValues } from './enquiry-form';
import { EnquirySent } from './enquiry-sent';
import * as styles from './enquiry.module.css';
import { loadNotices } from './load-notices';
import { NoticeBox } from './notice-box';
import { useProof } from './proof';
import { createEnquiry } from './requests';
import type { EnquiryKey } from './requests';

/** A draft never has the consent: each enquiry asks for it, with the notice of its day. */
const NOT_KEPT = ['consent'] as const;

/** Whether the proof of work was not taken, as one that is too old. The visitor need not know. */
const isProofRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.body.errors?.proof !== undefined;

/** A field that only programs fill in: no key and no screen reader reaches it. */
const Trap = () => {
  const [input] = useField<string>('website');
  return (
    <div className={styles.trap} aria-hidden>
      <label>
        {labelOf('website')} <input {...input} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
};

/** The form of an enquiry about a listing, a region, or either region. */
export function EnquiryModal({ area, listing, onClose }: OverlayProps<'enquiry'>) {
  const { account } = useSession();
  const { solved, renew } = useProof();
  const [now] = useState(Date.now);
  const [sent, setSent] = useState<EnquiryKey | null>(null);
  const [isGone, setGone] = useState(false);
  const [language, setLanguage] = useState<NoticeLanguage>('English');
  const { value: notices, failure, retry } = useLoaded(loadNotices);
  const about = useMemo(() => ({ area, listing }), [area, listing]);
  // An account that is still loading does not change what the visitor types.
  const [initialValues] = useState(() => enquiryValues(about, account, now));

  const send = async (values: EnquiryValues, { idempotencyKey }: SendContext<EnquiryValues>) => {
    const version = notices?.[language]?.effectiveOn;
    const body = {
      ...enquiryBody(values, isGone ? {} : about),
      ...(version && { noticeVersion: officeDay(version), noticeLanguage: language }),
    };
    try {
      setSent(
        await createEnquiry(body, await solved(), idempotencyKey).catch(async (error: unknown) => {
          if (!isProofRefused(error)) throw error;
          return createEnquiry(body, await renew(), idempotencyKey);
        }),
      );
    } catch (error) {
      if (!isNotFound(error) || body.listing === undefined) throw error;
      setGone(true);
      throw new RejectedError(
        'The property is not on offer any more',
        'Press Send again: your enquiry then goes without it.',
      );
    }
    return undefined;
  };

  const check = useCallback((values: EnquiryValues) => enquiryErrors(values, now), [now]);
  const days = visitOptions(now);

  if (sent) return <EnquirySent sent={sent} onClose={onClose} />;
  return (
    <FormModal
      title="Enquire"
      onClose={onClose}
      initialValues={initialValues}
      check={check}
      onSend={send}
      labelOf={labelOf}
      draft={`Enquiry ${listing?._id ?? area ?? ''}`.trim()}
      secrets={NOT_KEPT}
      submitLabel="Send"
      mayBePristine
      canClear
    >
      {({ wantsVisit, visitOn }) => (
        <>
          {!area && (
            <SelectField
              name="area"
              label={labelOf('area')}
              options={REGION_NAMES}
              none="Choose"
              isRequired
            />
          )}
          <TextField name="name" label={labelOf('name')} isRequired autoComplete="name" />
          <TextField
            name="phone"
            label={labelOf('phone')}
            hint="Ten digits"
            isRequired
            inputMode="tel"
            autoComplete="tel-national"
          />
          <TextField
            name="email"
            label={labelOf('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <LongTextField name="message" label={labelOf('message')} />
          <SelectField name="callTime" label={labelOf('callTime')} options={CALL_TIMES} />
          <div>
            <TickField name="wantsVisit">Request a visit</TickField>
            {wantsVisit && (
              <SelectField
                name="visitOn"
                label={labelOf('visitOn')}
                options={days}
                {...(!days.includes(visitOn) && { none: 'Choose' })}
              />
            )}
          </div>
          <Trap />
          <NoticeBox {...{ notices, failure, language }} onRetry={retry} onLanguage={setLanguage} />
          <TickField name="consent">I agree to be contacted about this enquiry.</TickField>
        </>
      )}
    </FormModal>
  );
}
