import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/icon/icon';
import * as styles from './upload.module.css';

/** A preview of a chosen file. A row never changes its file. */
export function Preview({ file }: { readonly file: File }) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);

  if (isBroken) {
    return (
      <span className={styles.preview}>
        <Icon of="ImageOff" />
      </span>
    );
  }
  return (
    <span className={styles.preview}>
      <img
        ref={image}
        alt=""
        onError={() => {
          setBroken(true);
        }}
      />
    </span>
  );
}
