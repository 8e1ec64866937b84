import { useId } from 'react';
import { useField } from 'formik';
import { Icon } from '../components/icon/icon';
import { RATINGS, ratingText } from '../domain';
import { cx } from '../styles/cx';
import { describedBy, FieldNotes } from './field-notes';
import { useFieldError } from './use-field-error';
import * as styles from './fields.module.css';
import * as own from './rating-field.module.css';

interface RatingFieldProps {
  readonly name: string;
  readonly label: string;
}

/** A field for one to five stars. */
export const RatingField = ({ name, label }: RatingFieldProps) => {
  const id = useId();
  const [{ value, onChange, onBlur }, meta] = useField<string>(name);
  const error = useFieldError(meta);
  const chosen = Number(value);
  return (
    <div
      role="radiogroup"
      data-field
      className={styles.row}
      aria-labelledby={id}
      aria-required
      aria-invalid={error !== undefined}
      aria-describedby={describedBy(id)}
    >
      <p id={id} className={cx(styles.label, styles.required)}>
        {label}
      </p>
      <div className="row">
        {RATINGS.map((rating) => (
          <label key={rating} className={cx(own.star, rating <= chosen && own.full)}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={rating}
              checked={rating === chosen}
              onChange={onChange}
              onBlur={onBlur}
            />
            <Icon of="Star" size={28} />
            <span className="visually-hidden">{ratingText(rating)}</span>
          </label>
        ))}
        <span aria-hidden className={own.words}>
          {chosen > 0 && ratingText(chosen)}
        </span>
      </div>
      <FieldNotes {...{ id, error }} />
    </div>
  );
};
