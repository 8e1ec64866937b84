import { forwardRef } from 'react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'gatsby';
import { cx } from '../../styles/cx';
import * as styles from './button.module.css';

interface Look {
  /** `accent` is for the one thing a screen is there for. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'accent' | 'danger';
  readonly size?: 'normal' | 'small';
}

/** The class of a button's look, for an element that is none of those below. */
export const buttonClass = (
  { variant = 'primary', size = 'normal' }: Look,
  className?: string,
): string => cx(styles.button, styles[variant], size === 'small' && styles.small, className);

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button; `type` is `button` unless said otherwise. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, className, type = 'button', ...rest },
  ref,
) {
  return (
    <button ref={ref} type={type} className={buttonClass({ variant, size }, className)} {...rest} />
  );
});

type ButtonLinkProps = Look & {
  /** A page of the site. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A link to a page of the site that looks like a button. */
export const ButtonLink = ({ variant, size, className, ...rest }: ButtonLinkProps) => (
  <Link className={buttonClass({ variant, size }, className)} {...rest} />
);

type ButtonAnchorProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** A link to anything else (a phone, a mail, an anchor, another site) that looks like a button. */
export const ButtonAnchor = ({
  variant,
  size,
  className,
  children,
  ...rest
}: ButtonAnchorProps) => (
  <a className={buttonClass({ variant, size }, className)} {...rest}>
    {children}
  </a>
);
