import { Icon } from '../../components/icon/icon';
import { Offices, phoneText } from '../../components/layout/offices';
import { useSite } from '../../components/layout/use-site';
import { EnquireLink } from '../../overlays/enquire-link';
import * as styles from './contact-us.module.css';

/** Both offices, and all phones, mail addresses and RERA numbers of the brokerage. */
export function ContactUs() {
  const { facts } = useSite();
  if (!facts) return null;
  return (
    <div className={styles.place}>
      <div className={styles.contact}>
        <Offices facts={facts} heading="h3" className={styles.offices} />
        <div>
          <h3 className={styles.title}>Call or write</h3>
          <ul className={styles.ways}>
            {facts.phones.map(({ value }) => (
              <li key={value}>
                <a href={`tel:+91${value}`} className={styles.link}>
                  <Icon of="Phone" />
                  <span className="figures">{phoneText(value)}</span>
                </a>
              </li>
            ))}
            {facts.emails.map(({ value }) => (
              <li key={value}>
                <a href={`mailto:${value}`} className={styles.link}>
                  <Icon of="Mail" />
                  {value}
                </a>
              </li>
            ))}
          </ul>
          <p className={styles.enquire}>
            <EnquireLink />
          </p>
        </div>
        {facts.reraNumbers && facts.reraNumbers.length > 0 && (
          <dl className={styles.rera}>
            {facts.reraNumbers.map(({ authority, number }) => (
              <div key={number}>
                <dt className="muted small">{authority}</dt>
                <dd className="figures">{number}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
