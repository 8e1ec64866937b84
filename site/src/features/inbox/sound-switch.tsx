import { useEffect, useState } from 'react';
import { Button } from '../../components/button/button';
import { beep, isSoundOn, setSound } from './sound';
import * as styles from './inbox.module.css';

/** Switches the sound of new enquiries on or off. The browser remembers it. */
export function SoundSwitch() {
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    setOn(isSoundOn());
  }, []);
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.sound}
      aria-pressed={isOn}
      onClick={() => {
        setSound(!isOn);
        setOn(!isOn);
        if (!isOn) beep();
      }}
    >
      Sound: {isOn ? 'On' : 'Off'}
    </Button>
  );
}
