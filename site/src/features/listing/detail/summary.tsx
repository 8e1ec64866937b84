import {
  areaOf,
  namedAreaOf,
  dayText,
  priceLine,
  titleOf,
  possessionText,
  detailPath,
  kindOf,
  AREA_UNITS,
  statusOfStage,
} from '../../../domain';
import type { Area, AreaUnit, Listing, Stage } from '../../../domain';
import { ContactButtons } from '../contact/contact-buttons';
import * as styles from './summary.module.css';
import { Reduced } from './reduced';
import { areaIn } from './area-in';
import { SharePrint } from './share-print';
import { useSite } from '../../../components/layout/use-site';
import { useState, useId } from 'react';
import { useHydrated } from '../../../components/use-hydrated';
import { cx } from '../../../styles/cx';
import { ListingPhone } from '../contact/listing-phone';

interface UnitSwitchProps {
  /** The chosen unit of areas; null for the stored one. */
  readonly unit: AreaUnit | null;
  readonly onChange: (unit: AreaUnit | null) => void;
}

const UNITS = Object.keys(AREA_UNITS) as AreaUnit[];

/** The control that chooses the unit of the page's areas. */
const UnitSwitch = ({ unit, onChange }: UnitSwitchProps) => {
  const id = useId();
  return (
    <div className={styles.unit}>
      <label htmlFor={id}>Areas in</label>
      <select
        id={id}
        className="input"
        value={unit ?? ''}
        onChange={(event) => {
          onChange(UNITS.find((one) => one === event.target.value) ?? null);
        }}
      >
        <option value="">As given</option>
        {UNITS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  );
};

interface PrintAddressProps {
  readonly area: Area;
  readonly property: Listing;
}

/** The page's address, in print only. */
const PrintAddress = ({ area, property }: PrintAddressProps) => (
  <p className={cx('print-only', styles.address)}>
    {useSite().siteUrl + detailPath(area, kindOf(property), property._id)}
  </p>
);

/** The date of possession. Static HTML contains the date. The browser shows `Immediate` for a past date. */
const Possession = ({ iso }: { readonly iso: string }) => {
  const isInBrowser = useHydrated();
  const [now] = useState(() => new Date());
  const text = isInBrowser ? possessionText(iso, now) : dayText(iso);
  // A new element for a new text, because the replacement of an element does not count as a layout shift.
  return (
    <time key={text} className={styles.possession} dateTime={iso}>
      {text}
    </time>
  );
};

/** The brokerage's own RERA numbers; empty if there are none. */
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
  readonly words: string | null;
  readonly rate: string | null;
  readonly checked: string | null;
  readonly rera: string | null;
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

/** The most important facts for a buyer: rooms, size, floor, facing. Empty ones are omitted. */
const KeyFacts = ({ property, unit }: Pick<SummaryProps, 'property' | 'unit'>) => {
  const isHome = kindOf(property) === 'propresi';
  const { bedroom, bathroom, floorNo, totalFloors, facing } = property;
  const size = namedAreaOf(property) ?? areaOf(property);
  const facts = [
    bedroom && `${bedroom} ${isHome ? 'BHK' : 'Rooms'}`,
    bathroom && `${bathroom} ${isHome ? 'Bath' : 'Washrooms'}`,
    size && [areaIn(size, unit), 'name' in size && size.name].filter(Boolean).join(' '),
    floorNo && `Floor ${floorNo}${totalFloors ? ` of ${totalFloors}` : ''}`,
    facing && `${facing} facing`,
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    facts.length > 0 && (
      <ul className={cx(styles.key, 'figures')} aria-label="Key facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    )
  );
};

const Price = ({
  property,
  unit,
  words,
  rate,
}: Pick<SummaryProps, 'property' | 'unit' | 'words' | 'rate'>) => (
  <>
    <p className={`${styles.price ?? ''} figures`}>{priceLine(property)}</p>
    <Reduced listing={property} className={styles.reduced} />
    <KeyFacts property={property} unit={unit} />
    {words !== null && <p className="muted">{words}</p>}
    {rate !== null && <p className="figures">{rate}</p>}
  </>
);

/** The summary: price, size, possession, contact. On a wide screen it stays visible during scrolling. */
export const Summary = (props: SummaryProps) => {
  const { area, property, words, rate, checked, rera, unit, onUnit } = props;
  const size = areaOf(property);
  const isOffered = statusOfStage(property.stage as Stage) === 'active';
  const isClosed = property.stage === 'Closed';
  return (
    <aside className={styles.summary} aria-label="Summary" data-keep-clear>
      {isClosed ? (
        <KeyFacts property={property} unit={unit} />
      ) : (
        <>
          <Price property={property} unit={unit} words={words} rate={rate} />
          {checked && <p className="figures">{checked}</p>}
          {isOffered && (
            <>
              <ListingPhone property={property} className={styles.number} />
              <ContactButtons area={area} property={property} className={styles.contact} />
            </>
          )}
        </>
      )}
      <dl className={styles.lines}>
        {size && <Line label="Size">{areaIn(size, unit)}</Line>}
        {property.possession && (
          <Line label="Possession">
            <Possession iso={property.possession} />
          </Line>
        )}
        {rera && <Line label="RERA Number">{rera}</Line>}
        <Line label="Code">{property.code}</Line>
        <Line label="Updated on">{dayText(property.updatedAt)}</Line>
      </dl>
      {size && <UnitSwitch unit={unit} onChange={onUnit} />}
      <SharePrint
        isShared={isOffered || isClosed}
        title={rera ? `${titleOf(property)}, RERA ${rera}` : titleOf(property)}
      />
      <PrintAddress area={area} property={property} />
      <OwnRegistrations />
    </aside>
  );
};
