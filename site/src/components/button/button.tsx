import { forwardRef } from 'react';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'gatsby';
import { cx } from '../../styles/cx';
import * as styles from './button.module.css';

/** Each class by its name: an index into `styles` itself puts every class of the file into the first load. */
const VARIANTS = {
  primary: styles.primary,
  secondary: styles.secondary,
  quiet: styles.quiet,
  accent: styles.accent,
  danger: styles.danger,
};

interface Look {
  /** Use `accent` for the main action of a screen. */
  readonly variant?: keyof typeof VARIANTS;
  readonly size?: 'normal' | 'small';
}

/** Returns the class of a button's style, for an element that is not one of the components below. */
export const buttonClass = (
  { variant = 'primary', size = 'normal' }: Look,
  className?: string,
): string => cx(styles.button, VARIANTS[variant], size === 'small' && styles.small, className);

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button; its default `type` is `button`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, className, type = 'button', ...rest },
  ref,
) {
  return (
    <button ref={ref} type={type} className={buttonClass({ variant, size }, className)} {...rest} />
  );
});

type ButtonLinkProps = Look & {
  /** The path of a page of the site. */
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A link to a page of the site that looks like a button. */
export const ButtonLink = ({ variant, size, className, ...rest }: ButtonLinkProps) => (
  <Link className={buttonClass({ variant, size }, className)} {...rest} />
);

type ButtonAnchorProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** Any other link that looks like a button: a phone, a mail address, an anchor, another site. */
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
