import {
  areaOf,
  dayText,
  listOfListing,
  numberText,
  priceLine,
  pricePerSquareFoot,
  titleOf,
  possessionText,
  detailPath,
  kindOf,
} from '../../../domain';
import type { Area, AreaUnit, Listing } from '../../../domain';
import { ContactButtons } from '../contact/contact-buttons';
import * as styles from './summary.module.css';
import { areaIn } from './area-in';
import { SharePrint } from './share-print';
import { UnitSwitch } from './unit-switch';
import { useSite } from '../../../components/layout/use-site';
import { useState } from 'react';
import { useHydrated } from '../../../components/use-hydrated';
import { cx } from '../../../styles/cx';
import { PrintPhone } from '../contact/print-phone';

interface PrintContactProps {
  readonly area: Area;
  readonly property: Listing;
}

/** In print, in place of the buttons: the phone, and the page's address. */
const PrintContact = ({ area, property }: PrintContactProps) => (
  <>
    <PrintPhone property={property} className={styles.phone} />
    <p className={cx('print-only', styles.address)}>
      {useSite().siteUrl + detailPath(area, kindOf(property), property._id)}
    </p>
  </>
);

/** The date of possession. Static HTML has the date; the browser replaces a past one by `Immediate`. */
const Possession = ({ iso }: { readonly iso: string }) => {
  const isInBrowser = useHydrated();
  const [now] = useState(() => new Date());
  const text = isInBrowser ? possessionText(iso, now) : dayText(iso);
  // A new element for a new text: its replacement is no layout shift.
  return (
    <time key={text} className={styles.possession} dateTime={iso}>
      {text}
    </time>
  );
};

/** The brokerage's own RERA numbers; nothing where there are none. */
const OwnRegistrations = () => {
  const numbers = useSite().facts?.reraNumbers ?? [];
  return (
    numbers.length > 0 && (
      <dl className={styles.registrations}>
        {numbers.map(({ authority, number }) => (
          <div key={number}>
            <dt>Brokerage, {authority}</dt>
            <dd className="figures">{number}</dd>
          </div>
        ))}
      </dl>
    )
  );
};

interface SummaryProps {
  readonly area: Area;
  readonly property: Listing;
  /** Its price in words. */
  readonly words: string | null;
  readonly unit: AreaUnit | null;
  readonly onUnit: (unit: AreaUnit | null) => void;
}

interface LineProps {
  readonly label: string;
  readonly children: React.ReactNode;
}

const Line = ({ label, children }: LineProps) => (
  <div className={styles.line}>
    <dt>{label}</dt>
    <dd className="figures">{children}</dd>
  </div>
);

const Price = ({ property, words }: Pick<SummaryProps, 'property' | 'words'>) => {
  const perFoot = listOfListing(property).offer === 'Sale' ? pricePerSquareFoot(property) : null;
  return (
    <>
      <p className={`${styles.price ?? ''} figures`}>{priceLine(property)}</p>
      {words !== null && <p className={styles.words}>{words}</p>}
      {perFoot !== null && <p className="figures">{`₹ ${numberText(perFoot)} per sq. ft.`}</p>}
    </>
  );
};

/** The summary: price, size, possession, contact. It stays visible on a wide screen. */
export const Summary = ({ area, property, words, unit, onUnit }: SummaryProps) => {
  const size = areaOf(property);
  return (
    <aside className={styles.summary} aria-label="Summary" data-keep-clear>
      <Price property={property} words={words} />
      <dl className={styles.lines}>
        {size && <Line label="Size">{areaIn(size, unit)}</Line>}
        {property.possession && (
          <Line label="Possession">
            <Possession iso={property.possession} />
          </Line>
        )}
        {property.reraNumber && <Line label="RERA Number">{property.reraNumber}</Line>}
        <Line label="Code">{property.code}</Line>
        <Line label="Updated on">{dayText(property.updatedAt)}</Line>
      </dl>
      {size && <UnitSwitch unit={unit} onChange={onUnit} />}
      <ContactButtons area={area} property={property} className={styles.contact} />
      <SharePrint title={titleOf(property)} />
      <PrintContact area={area} property={property} />
      <OwnRegistrations />
    </aside>
  );
};
