import { useId, useState } from 'react';
import { Button } from '../../components/button/button';
import type { Area } from '../../domain';
import { useCan } from '../../session/use-can';
import { changeEnquiry } from './change-enquiry';
import { isAnonymised } from './enquiry-texts';
import type { Enquiry, Owner } from './requests';
import { useColleagues } from './use-owners';
import * as styles from './assign-owner.module.css';

interface AssignOwnerProps {
  /** Names the choice for screen readers. */
  readonly label: string;
  /** Colleagues of this region alone; undefined: all. */
  readonly area?: Area;
  /** The `_id` of the present owner, who is no choice. */
  readonly without?: string | undefined;
  readonly onAssign: (owner: Owner) => void;
}

/** Chooses a colleague who answers from now on. Nothing is shown where there is no colleague. */
export function AssignOwner({ label, area, without, onAssign }: AssignOwnerProps) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  const colleagues = useColleagues(area).filter(({ _id }) => _id !== without);
  const owner = colleagues.find(({ _id }) => _id === chosen);
  if (colleagues.length === 0) return null;
  return (
    <span className="row-8 wrap">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.control}
        value={owner?._id ?? ''}
        onChange={({ target }) => {
          setChosen(target.value);
        }}
      >
        <option value="">Assign to …</option>
        {colleagues.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
      <Button
        size="small"
        variant="secondary"
        disabled={!owner}
        onClick={() => {
          if (owner) onAssign(owner);
        }}
      >
        Assign
      </Button>
    </span>
  );
}

interface AssignEnquiryProps {
  readonly enquiry: Enquiry;
  readonly onChanged: () => void;
}

/** Gives an enquiry to a colleague of its region. Admins alone give away what a colleague has. */
export function AssignEnquiry({ enquiry, onChanged }: AssignEnquiryProps) {
  const can = useCan();
  const { area, owner, withdrawnAt, reference } = enquiry;
  const mayGive = owner === null || owner.isMine || can('release enquiries of others', area);
  const isOver = withdrawnAt !== null || isAnonymised(enquiry);
  if (!mayGive || isOver || !can('answer enquiries', area)) return null;
  return (
    <AssignOwner
      label={`New owner of ${reference}`}
      area={area}
      without={owner?._id}
      onAssign={({ _id, name }) =>
        void changeEnquiry(enquiry, { owner: _id }, `Assigned to ${name}`, onChanged)
      }
    />
  );
}
