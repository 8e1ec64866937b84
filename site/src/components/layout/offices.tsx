import { cx } from '../../styles/cx';
import { Icon } from '../icon/icon';
import * as styles from './offices.module.css';
import type { Office, SiteFacts } from './use-site';

interface OfficesProps {
  readonly facts: SiteFacts;
  /** The heading level of the offices' names. */
  readonly heading: 'h3' | 'p';
  readonly className?: string | undefined;
}

/** The head office and the branch office side by side: address, directions, phone. */
export const Offices = ({ facts, heading, className }: OfficesProps) => (
  <ul className={cx(styles.offices, className)}>
    {[facts.headOffice, facts.branchOffice].map((office) => (
      <li key={office.name} className={styles.office}>
        <OneOffice office={office} heading={heading} />
      </li>
    ))}
  </ul>
);

const OneOffice = ({
  office,
  heading: Heading,
}: {
  readonly office: Office;
  readonly heading: OfficesProps['heading'];
}) => (
  <>
    <Heading className={styles.name}>{office.name}</Heading>
    <address className={styles.address}>{office.address}</address>
    <a className={styles.link} href={`tel:+91${office.phone}`}>
      <Icon of="Phone" />
      <span className="visually-hidden">Call {office.name}: </span>
      <span className="figures">{phoneText(office.phone)}</span>
    </a>
    {office.hours && <p className="small">{office.hours}</p>}
    <a className={styles.link} href={office.mapUrl} target="_blank" rel="noreferrer">
      <Icon of="MapPin" />
      Directions<span className="visually-hidden"> to {office.name} (opens a map)</span>
    </a>
  </>
);

/** Formats a ten-digit mobile number: `+91 91000 00001`. */
export const phoneText = (phone: string): string => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`;
