import { jest } from '@jest/globals';
import type { AnchorHTMLAttributes } from 'react';

/** The stub of `gatsby`, whose runtime exists only in a built page. */
export const Link = ({
  to,
  children,
  ...rest
}: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
export const navigate = jest.fn(() => Promise.resolve());
export const withPrefix = (path: string) => path;
export const useStaticQuery = jest.fn();
export const graphql = (query: TemplateStringsArray) => query.join('');
