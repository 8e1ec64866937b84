import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Point } from './free-place';

/** Where the pointer was last; null before it has moved. A touch moves it, too. */
export function usePointer(): RefObject<Point | null> {
  const pointer = useRef<Point | null>(null);
  useEffect(() => {
    const follow = ({ clientX: x, clientY: y }: MouseEvent) => {
      pointer.current = { x, y };
    };
    window.addEventListener('mousemove', follow);
    return () => {
      window.removeEventListener('mousemove', follow);
    };
  }, []);
  return pointer;
}
