import { cx } from '../../styles/cx';
import { Icon } from '../icon/icon';
import { Tooltip, tooltipHolder } from '../tooltip/tooltip';
import type { TooltipSide } from '../tooltip/tooltip';
import * as styles from './controls.module.css';
import type { IconName } from '../icon/icon-id';

interface ControlsProps {
  /** The name of the rotating content for screen readers. */
  readonly label: string;
  readonly isPlaying: boolean;
  readonly onPrevious: () => void;
  readonly onToggle: () => void;
  readonly onNext: () => void;
  /** The background of the buttons: the page, or a picture (`deep`). */
  readonly ground?: 'page' | 'deep';
}

/** The buttons of a rotating component: Previous, Stop or Play, Next. */
export const Controls = ({
  label,
  isPlaying,
  onPrevious,
  onToggle,
  onNext,
  ground = 'page',
}: ControlsProps) => (
  <div
    role="group"
    aria-label={`${label}: controls`}
    className={cx(styles.controls, ground === 'deep' && styles.deep)}
  >
    <Control name="Previous" icon="ChevronLeft" onClick={onPrevious} />
    <Control
      name={isPlaying ? 'Stop' : 'Play'}
      icon={isPlaying ? 'Pause' : 'Play'}
      onClick={onToggle}
    />
    <Control name="Next" icon="ChevronRight" onClick={onNext} side="aboveEnd" />
  </div>
);

interface ControlProps {
  readonly name: string;
  readonly icon: IconName;
  readonly onClick: () => void;
  readonly side?: TooltipSide;
}

const Control = ({ name, icon, onClick, side = 'above' }: ControlProps) => (
  <button type="button" className={cx(tooltipHolder, styles.control)} onClick={onClick}>
    <Icon of={icon} />
    <Tooltip side={side}>{name}</Tooltip>
  </button>
);
