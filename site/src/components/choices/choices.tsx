import type { ReactNode } from 'react';
import { Link } from 'gatsby';
import { cx } from '../../styles/cx';
import * as styles from './choices.module.css';

interface ChoiceProps {
  readonly to: string;
  readonly isChosen: boolean;
  readonly children: ReactNode;
}

/** A link of several, of which one is the present choice. */
export const Choice = ({ to, isChosen, children }: ChoiceProps) => (
  <Link
    to={to}
    className={cx(styles.choice, isChosen && styles.chosen)}
    aria-current={isChosen ? 'true' : undefined}
  >
    {children}
  </Link>
);

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
    {choices.map(({ name, ...choice }) => (
      <Choice key={name} {...choice}>
        {name}
      </Choice>
    ))}
  </nav>
);
