import { useState } from 'react';
import { Button } from '../../../components/button/button';
import { Icon } from '../../../components/icon/icon';
import type { Shared } from './share';
import * as styles from './summary.module.css';

const SAID: Readonly<Record<Shared, string>> = {
  shared: '',
  copied: 'Link copied',
  nothing: 'Copy the address from the address bar',
};

interface SharePrintProps {
  /** Whether others can open the page. */
  readonly isShared: boolean;
  /** The first text of a shared message. */
  readonly title: string;
}

export const SharePrint = ({ isShared, title }: SharePrintProps) => {
  const [shared, setShared] = useState<Shared>('shared');
  const press = async () => {
    const { share } = await import('./share');
    setShared(await share({ title, url: window.location.href }));
  };
  return (
    <div className={styles.tools}>
      {isShared && (
        <Button variant="quiet" size="small" onClick={() => void press()}>
          <Icon of={shared === 'copied' ? 'Check' : 'Share2'} size={18} /> Share
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          window.print();
        }}
      >
        <Icon of="Printer" size={18} /> Print
      </Button>
      <p className="muted small" role="status">
        {SAID[shared]}
      </p>
    </div>
  );
};
