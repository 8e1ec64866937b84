import { useState } from 'react';
import { Icon } from '../../../components/icon/icon';
import { IconButton } from '../../../components/icon-button/icon-button';
import { useAvoidOverlap } from '../../../components/use-avoid-overlap';
import { dismiss, isDismissed } from './dismissed';
import * as styles from './welcome-pill.module.css';

/**
 * A pill in a corner that opens the film. After the visitor closes it, it stays closed on this device. It renders only
 * in the browser.
 */
export function WelcomePill({ onWatch }: { readonly onWatch: () => void }) {
  const [isOpen, setOpen] = useState(() => !isDismissed());
  const pill = useAvoidOverlap<HTMLDivElement>();
  if (!isOpen) return null;
  return (
    <div ref={pill} role="group" aria-label="Welcome" className={styles.pill}>
      <button type="button" className={styles.watch} onClick={onWatch}>
        <Icon of="CirclePlay" /> Our film
      </button>
      <IconButton
        icon="X"
        label="Hide the film"
        onClick={() => {
          dismiss();
          setOpen(false);
        }}
      />
    </div>
  );
}
