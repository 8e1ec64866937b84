import { phoneText } from '../layout/offices';
import { useSite } from '../layout/use-site';
import * as styles from './needs-scripts.module.css';

interface NeedsScriptsProps {
  /** What does not work without scripts, as a sentence. */
  readonly children: string;
}

/** Where no scripts run: says what needs them, and whom to call instead. */
export function NeedsScripts({ children }: NeedsScriptsProps) {
  const { facts } = useSite();
  return (
    <p className={styles.note}>
      {children} Please switch JavaScript on
      {facts && (
        <>
          , or call us:{' '}
          <a className="figures" href={`tel:+91${facts.fallbackPhone}`}>
            {phoneText(facts.fallbackPhone)}
          </a>
        </>
      )}
      .
    </p>
  );
}
