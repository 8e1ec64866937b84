import { useId } from 'react';
import type { ChangeEvent } from 'react';
import { buttonClass } from '../../../components/button/button';
import { Icon } from '../../../components/icon/icon';
import { IMAGE_ACCEPT, IMAGES_ONLY } from '../../../domain';
import { hasOthers } from './queue';
import type { Queue } from './queue';
import * as styles from './upload.module.css';

interface ChooserProps {
  readonly queue: Queue;
  readonly onChoose: (files: readonly File[]) => void;
}

/** The controls to choose pictures. It also reports files that are not pictures. */
export function Chooser({ queue, onChoose }: ChooserProps) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    // Resets the input, so that the same file can be chosen again.
    target.value = '';
  };
  return (
    <div className={styles.chooser}>
      <p className={styles.drop}>
        Drop images here, paste them, or choose them all at once. They are added in turns.
      </p>
      <div className={styles.ways}>
        <label className={buttonClass({ variant: 'secondary' }, styles.way)}>
          <Icon of="ImagePlus" /> Choose Images
          <input
            type="file"
            className="visually-hidden"
            accept={IMAGE_ACCEPT}
            multiple
            aria-describedby={id}
            onChange={choose}
          />
        </label>
        <label className={buttonClass({ variant: 'secondary' }, styles.camera)}>
          <Icon of="Camera" /> Take a Picture
          <input
            type="file"
            className="visually-hidden"
            accept="image/*"
            capture="environment"
            aria-describedby={id}
            onChange={choose}
          />
        </label>
      </div>
      <p className="muted small">jpg, jpeg, png, svg, webp or gif. Large ones are made smaller.</p>
      <p id={id} role="alert" className={styles.fault}>
        {hasOthers(queue) && IMAGES_ONLY}
      </p>
    </div>
  );
}
