import { attempt } from '../../overlays/attempt';
import { confirm, toastSuccess } from '../../overlays/store';
import { compareVersion, restoreVersion } from './requests';
import type { RecordName } from './requests';

/** Asks whether to bring a version back. @param staying the labels of what the version does not bring back */
const ask = (staying: readonly string[]): Promise<boolean> =>
  confirm({
    title: 'Bring this version back?',
    text: [
      'The fields get the values that they had then.',
      ...(staying.length > 0 ? [`Does not come back: ${staying.join(', ')}.`] : []),
      'The history keeps this change, too.',
    ].join(' '),
    action: 'Bring Back',
  });

/** Whether a press waits for what its question says. */
let isAsked = false;

/** Brings a version back after a confirmation. A second press meanwhile does nothing. */
export async function bringBack(
  record: RecordName,
  version: number,
  onDone: () => void,
): Promise<void> {
  if (isAsked) return;
  const restore = async () => {
    isAsked = true;
    const { staying } = await compareVersion(record, version).finally(() => {
      isAsked = false;
    });
    if (!(await ask(staying))) return;
    await restoreVersion(record, version);
    toastSuccess('Brought Back');
    onDone();
  };
  await attempt(`bring back ${record.id} ${String(version)}`, restore, {
    onRetry: () => void bringBack(record, version, onDone),
  });
}
