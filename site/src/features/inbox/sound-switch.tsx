import { useSyncExternalStore } from 'react';
import { Button } from '../../components/button/button';
import { beep, isSoundOn, setSound, subscribeToSound } from './sound';
import * as styles from './inbox.module.css';

/** Switches the sound of new enquiries on or off. The browser remembers it. */
export function SoundSwitch() {
  const isOn = useSyncExternalStore(subscribeToSound, isSoundOn, () => true);
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.sound}
      aria-pressed={isOn}
      onClick={() => {
        setSound(!isOn);
        if (!isOn) beep();
      }}
    >
      Sound: {isOn ? 'On' : 'Off'}
    </Button>
  );
}
