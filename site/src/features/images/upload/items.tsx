import { Button } from '../../../components/button/button';
import { Icon } from '../../../components/icon/icon';
import { IconButton } from '../../../components/icon-button/icon-button';
import { MESSAGES } from '../../../domain';
import type { Item, Queue } from './queue';
import * as styles from './upload.module.css';
import { useEffect, useRef, useState } from 'react';

/** A preview of a chosen file. The file of a row never changes. */
function Preview({ file }: { readonly file: File }) {
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

interface ItemProps {
  readonly item: Item;
  readonly onRemove: (id: number) => void;
  readonly onRetry: (id: number) => void;
}

const Refusal = ({ children }: { readonly children: string }) => (
  <p role="alert" className={styles.fault}>
    {children}
  </p>
);

const State = ({ item: { step, file } }: Pick<ItemProps, 'item'>) => {
  switch (step.at) {
    case 'waiting':
      return <p className="muted small">Waiting</p>;
    case 'sending':
      return (
        <progress
          className={styles.bar}
          // Without a value after all bytes are sent: the server then processes the picture.
          value={step.part < 1 ? step.part : undefined}
          aria-label={`Upload of ${file.name}`}
        />
      );
    case 'added':
      return (
        <p className={styles.added}>
          <Icon of="CircleCheck" size={18} /> Added
        </p>
      );
    case 'failed':
      return (
        <div role="alert" className={styles.fault}>
          <p>
            {step.words.title}: {step.words.text}
          </p>
          <p>{step.words.hint}</p>
        </div>
      );
    case 'not an image':
      return <Refusal>{MESSAGES.notAnImage}</Refusal>;
    case 'too large':
      return <Refusal>{MESSAGES.pictureTooLarge}</Refusal>;
  }
};

const Row = ({ item, onRemove, onRetry }: ItemProps) => {
  const { id, file, step } = item;
  return (
    <li className={styles.item}>
      <Preview file={file} />
      <div className={styles.facts}>
        <p className={styles.name}>{file.name}</p>
        <State item={item} />
        {step.at === 'failed' && step.words.canRetry && (
          <Button
            size="small"
            variant="secondary"
            aria-label={`Retry ${file.name}`}
            onClick={() => {
              onRetry(id);
            }}
          >
            <Icon of="RotateCw" size={18} /> Retry
          </Button>
        )}
      </div>
      {step.at !== 'added' && (
        <IconButton
          icon="X"
          label={`${step.at === 'sending' ? 'Cancel' : 'Remove'} ${file.name}`}
          onClick={() => {
            onRemove(id);
          }}
        />
      )}
    </li>
  );
};

interface ItemsProps extends Omit<ItemProps, 'item'> {
  readonly queue: Queue;
}

/** The chosen pictures with their progress. */
export const Items = ({ queue, ...acts }: ItemsProps) =>
  queue.items.length > 0 && (
    <ul className="stack-12" aria-label="Chosen images">
      {queue.items.map((item) => (
        <Row key={item.id} item={item} {...acts} />
      ))}
    </ul>
  );
