import { phoneText } from '../layout/offices';
import { useSite } from '../layout/use-site';
import * as styles from './needs-scripts.module.css';

interface NeedsScriptsProps {
  /** The sentence that names the part that does not work without scripts. */
  readonly children: string;
}

/** A note for browsers without scripts. It names the part that needs scripts and a phone number to call instead. */
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
