import { Link } from 'gatsby';
import { cx } from '../../styles/cx';
import { Icon } from '../icon/icon';
import { Tooltip, tooltipHolder } from '../tooltip/tooltip';

interface HomeLinkProps {
  readonly className?: string | undefined;
  /** Whether the link's name is visible beside the icon. */
  readonly named?: boolean;
}

export const HomeLink = ({ className, named = false }: HomeLinkProps) => (
  <Link to="/" className={cx(tooltipHolder, className)}>
    <Icon of="House" />
    {named ? <span>Home</span> : <Tooltip>Home</Tooltip>}
  </Link>
);
