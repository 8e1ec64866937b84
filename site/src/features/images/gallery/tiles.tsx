import { useEffect, useRef, useState } from 'react';
import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Announcements, DragEndEvent } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { Picture } from '../../../domain';
import * as styles from './gallery.module.css';
import { Tile } from './tile';

interface TilesProps {
  readonly pictures: readonly Picture[];
  readonly mayWrite: boolean;
  /** The paths of the selected pictures. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (path: string, isSelected: boolean) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onEnlarge: (index: number) => void;
}

const silent = () => undefined;
/**
 * Turns off the announcements of the drag library: the gallery announces moves itself, and a user who drags sees them.
 */
const ANNOUNCEMENTS: Announcements = {
  onDragStart: silent,
  onDragOver: silent,
  onDragEnd: silent,
  onDragCancel: silent,
};
/**
 * A mouse must move by this distance before a press becomes a drag. On a touch screen, a move without a delay scrolls.
 */
const MOUSE = { activationConstraint: { distance: 6 } };
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };

type Way = 'earlier' | 'later';

/** The pictures in their order. Dragging and buttons change the order. */
export function Tiles(props: TilesProps) {
  const { pictures, mayWrite, selected, onSelect, onMove, onEnlarge } = props;
  const sensors = useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH));
  const list = useRef<HTMLUListElement>(null);
  const [pressed, setPressed] = useState<{ readonly path: string; readonly way: Way } | null>(null);
  const paths = pictures.map(({ path }) => path);

  // A moved node loses the focus. Returns it to the pressed button, so that the next press moves the same picture.
  useEffect(() => {
    if (!pressed) return;
    const tile = [...(list.current?.children ?? [])][
      pictures.findIndex(({ path }) => path === pressed.path)
    ];
    tile?.querySelector<HTMLElement>(`[data-way="${pressed.way}"]`)?.focus();
  }, [pictures, pressed]);

  const drop = ({ active, over }: DragEndEvent) => {
    setPressed(null);
    if (over) onMove(paths.indexOf(String(active.id)), paths.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: ANNOUNCEMENTS }}
      onDragEnd={drop}
    >
      <SortableContext items={paths} strategy={rectSortingStrategy}>
        <ul ref={list} className={styles.tiles}>
          {pictures.map((picture, index) => (
            <Tile
              key={picture.path}
              picture={picture}
              index={index}
              count={pictures.length}
              mayWrite={mayWrite}
              isSelected={selected.has(picture.path)}
              onSelect={(isSelected) => {
                onSelect(picture.path, isSelected);
              }}
              onMove={(way) => {
                setPressed({ path: picture.path, way });
                onMove(index, way === 'earlier' ? index - 1 : index + 1);
              }}
              onEnlarge={() => {
                onEnlarge(index);
              }}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
