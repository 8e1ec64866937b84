import { Link } from 'gatsby';
import { cx } from '../../styles/cx';
import * as styles from './dashboard.module.css';

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly {
    readonly name: string;
    readonly to: string;
    readonly isChosen: boolean;
  }[];
}

/** Links of which one is the present choice. */
export const Choices = ({ label, choices }: ChoicesProps) => (
  <nav className="wrap-8" aria-label={label}>
    {choices.map(({ name, to, isChosen }) => (
      <Link
        key={name}
        to={to}
        className={cx(styles.choice, isChosen && styles.chosen)}
        aria-current={isChosen ? 'true' : undefined}
      >
        {name}
      </Link>
    ))}
  </nav>
);
