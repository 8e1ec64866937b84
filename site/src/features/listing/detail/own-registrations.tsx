import { useSite } from '../../../components/layout/use-site';
import * as styles from './summary.module.css';

/** The brokerage's own RERA numbers; nothing where there are none. */
export const OwnRegistrations = () => {
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
