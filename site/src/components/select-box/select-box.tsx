import * as styles from './select-box.module.css';

interface SelectBoxProps {
  /** The label for screen readers: `Select DWK-R-1042`. */
  readonly label: string;
  readonly isSelected: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

/** A tick box that selects a row, as large as a touch target. */
export const SelectBox = ({ label, isSelected, isDisabled, onSelect }: SelectBoxProps) => (
  <label className={styles.select}>
    <span className="visually-hidden">{label}</span>
    <input
      type="checkbox"
      autoComplete="off"
      checked={isSelected}
      disabled={isDisabled}
      onChange={({ target }) => {
        onSelect(target.checked);
      }}
    />
  </label>
);
