import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent, MouseEvent } from 'react';
import { Link } from 'gatsby';
import { followPastGuard, navigatePastGuard } from '../../../browser/back-guard';
import { isSignInError } from '../../../requests/api-error';
import { Button } from '../../../components/button/button';
import { Icon } from '../../../components/icon/icon';
import { Modal } from '../../../components/modal/modal';
import { ModalBody } from '../../../components/modal/modal-parts';
import { FIND_TEXT, plural } from '../../../domain';
import { FocusFirst } from '../../../fields/focus-first';
import { attempt } from '../../../overlays/attempt';
import type { OverlayProps } from '../../../overlays/overlay-types';
import { useCan } from '../../../session/use-can';
import { useSession } from '../../../session/use-session';
import { findByText } from './find-by-text';
import type { Found, Here } from './find-by-text';
import * as styles from './staff.module.css';

const LABEL = 'Project, owner, code or phone';

/** The typed text when the session was lost, by account. It is restored after the next login. */
const left = new Map<string, string>();

/** The message of the result. A single result opens at once. */
function saidOf(found: Found | null): string {
  if (found === null) return `Type at least ${String(FIND_TEXT.min)} characters.`;
  const { length } = found.places;
  if (length === 0) return 'No property has this project, owner, code or phone.';
  const places = `${String(length)} ${plural(length, 'place')}`;
  return found.isMore
    ? `Found in more than ${places}. Type more to find fewer:`
    : `Found in ${places}:`;
}

interface StaffFindProps extends Here {
  /** Called when the page of a result opens. */
  readonly onLeave?: () => void;
}

/** The search for listings by project, owner, code or phone. */
export function StaffFind({ area, list, onLeave }: StaffFindProps) {
  const id = useId();
  const can = useCan();
  const owner = useSession().account?._id ?? '';
  const [typed, setTyped] = useState(() => left.get(owner) ?? '');
  const [result, setResult] = useState<{ readonly found: Found | null } | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => {
    left.clear();
    return () => controller.current?.abort();
  }, []);

  const find = async () => {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    setResult(null);
    const search = async () => {
      try {
        const found = await findByText(typed, { area, list }, can, signal);
        const [first, second] = found?.places ?? [];
        if (first && !second) {
          navigatePastGuard(first.address);
          onLeave?.();
        } else setResult({ found });
      } catch (error) {
        // A lost session is already reported.
        if (isSignInError(error)) left.set(owner, typed);
        else if (!signal.aborted) throw error;
      }
    };
    await attempt('find a property', search, { onRetry: () => void find() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void find();
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    followPastGuard(event, event.currentTarget);
    // A press that opens a new tab leaves the results open.
    if (event.defaultPrevented) onLeave?.();
  };
  const places = result?.found?.places ?? [];
  return (
    <form className={styles.find} role="search" aria-label={LABEL} onSubmit={submit}>
      <label htmlFor={id}>{LABEL}</label>
      <input
        id={id}
        type="search"
        className={styles.input}
        autoComplete="off"
        maxLength={FIND_TEXT.max}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <Button type="submit" variant="secondary">
        <Icon of="Search" size={18} /> Find
      </Button>
      <p className={styles.said} role="status">
        {result && saidOf(result.found)}
      </p>
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map(({ address, text }) => (
            <li key={address}>
              <Link to={address} onClick={follow}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

/** The search for listings from any page. */
export const FindModal = ({ area, onClose }: OverlayProps<'find'>) => (
  <Modal title="Find a Property" isOpen onClose={onClose}>
    <ModalBody>
      <FocusFirst>
        <StaffFind area={area} list={null} onLeave={onClose} />
      </FocusFirst>
    </ModalBody>
  </Modal>
);
