import { useEffect, useRef, useState } from 'react';
import { Link } from 'gatsby';
import { saveJson } from '../../browser/save-file';
import { Button } from '../../components/button/button';
import {
  detailPath,
  numberText,
  parseMobile,
  plural,
  SUPER_ADMIN_PATH,
  userDetailPath,
} from '../../domain';
import type { FieldErrors } from '../../domain';
import { TextField } from '../../fields/text-field';
import { Progress } from '../../forms/progress';
import { SendForm } from '../../forms/send-form';
import { EraseModal } from './erase-modal';
import { exportPerson } from './person-requests';
import type { Person } from './person-requests';
import * as styles from './super-admin.module.css';

/** The query of the page of personal data. A phone number is never part of it. */
export const PERSON_VIEW = '?view=person';

interface Values {
  readonly phone: string;
}

const EMPTY: Values = { phone: '' };
const labelOf = () => 'Mobile Number';
const check = ({ phone }: Values): FieldErrors =>
  parseMobile(phone) === null ? { phone: 'Invalid Phone Number' } : {};

const Facts = ({ person }: { readonly person: Person }) => {
  const { accounts, reviews, enquiries, timeline, listings, audit } = person;
  return (
    <dl className="columns">
      {(
        [
          ['Accounts', accounts],
          ['Reviews', reviews],
          ['Enquiries', enquiries],
          ['Notes and changes of enquiries', timeline],
          ['Listings with this contact or owner', listings],
          ['Audit trail of the accounts', audit],
        ] as const
      ).map(([label, rows]) => (
        <div key={label}>
          <dt className="muted small">{label}</dt>
          <dd className="figures">{numberText(rows.length)}</dd>
        </div>
      ))}
    </dl>
  );
};

const Records = ({ person: { accounts, listings } }: { readonly person: Person }) => (
  <>
    {accounts.length > 0 && (
      <ul aria-label="Accounts">
        {accounts.map(({ _id, uname, userId, userType }) => (
          <li key={_id}>
            <Link className="inline-row" to={userDetailPath(_id)}>
              {uname}
            </Link>
            , <span className="figures">{userId}</span>, {userType}
          </li>
        ))}
      </ul>
    )}
    {listings.length > 0 && (
      <>
        <ul aria-label="Listings">
          {listings.map(({ _id, kind, area, code }) => (
            <li key={_id}>
              <Link className="inline-row" to={detailPath(area, kind, _id)}>
                {code}
              </Link>
            </li>
          ))}
        </ul>
        <p className="muted">
          An erasure leaves listings as they are: edit their contact and owner.
        </p>
      </>
    )}
  </>
);

interface Found {
  readonly phone: string;
  readonly person: Person;
}

/** The page of personal data: finds, saves and erases what is stored with a phone number. */
export function PersonPage() {
  const [found, setFound] = useState<Found | null>(null);
  const [isErasing, setErasing] = useState(false);
  const [erased, setErased] = useState<string | null>(null);
  const [erasures, setErasures] = useState(0);
  const result = useRef<HTMLHeadingElement>(null);

  // The button that opened the question is gone.
  useEffect(() => {
    if (erased !== null) result.current?.focus();
  }, [erased]);

  const find = async (values: Values) => {
    const phone = parseMobile(values.phone) ?? '';
    setFound(null);
    setErased(null);
    setFound({ phone, person: await exportPerson(phone) });
    return undefined;
  };
  const onErased = (text: string) => {
    setErased(text);
    setErasures((before) => before + 1);
    setFound(null);
  };
  const person = found?.person;
  const total = person ? Object.values(person).flat().length : 0;
  const sentence = erased
    ? `${erased}.`
    : person &&
      (total === 0
        ? 'Nothing is stored with this number.'
        : `${numberText(total)} ${plural(total, 'record')} found.`);
  const canErase =
    person && person.accounts.length + person.reviews.length + person.enquiries.length > 0;

  return (
    <>
      <p>
        <Link to={SUPER_ADMIN_PATH}>Super admin</Link>
      </p>
      <h1>Personal Data</h1>
      <p>
        What is stored with a phone number can be saved as a file or erased. Each search and each
        erasure is written to the audit trail, without the number.
      </p>
      <div className={styles.form}>
        {/* The number goes when the data are erased. */}
        <SendForm
          key={erasures}
          initialValues={EMPTY}
          {...{ check, labelOf }}
          onSend={find}
          submitLabel="Find"
        >
          <TextField name="phone" label={labelOf()} hint="Ten digits" isRequired inputMode="tel" />
          <Progress>Searching …</Progress>
        </SendForm>
      </div>
      <p className="visually-hidden" role="status">
        {sentence}
      </p>
      {sentence && (
        <section className={styles.state} aria-labelledby="person">
          <h2 id="person" className="subtitle" tabIndex={-1} ref={result}>
            {erased ? 'Erased' : 'What Is Stored'}
          </h2>
          <p>{sentence}</p>
          {person && total > 0 && (
            <>
              <Facts person={person} />
              <Records person={person} />
              <div className="wrap-12">
                <Button
                  variant="secondary"
                  onClick={() => {
                    saveJson('personal-data.json', person);
                  }}
                >
                  Download
                </Button>
                {canErase && (
                  <Button
                    variant="danger"
                    onClick={() => {
                      setErasing(true);
                    }}
                  >
                    Erase
                  </Button>
                )}
              </div>
            </>
          )}
        </section>
      )}
      {isErasing && found && (
        <EraseModal
          {...found}
          onErased={onErased}
          onClose={() => {
            setErasing(false);
          }}
        />
      )}
    </>
  );
}
