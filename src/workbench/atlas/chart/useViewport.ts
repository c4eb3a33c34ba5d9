import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Point, Rect } from './placement.ts';

/** Position of the chart's top left corner in the window, in pixels, and scale. */
export interface View extends Point {
  scale: number;
}

const LEAST = 0.15;
const MOST = 2.5;
const STEP = 1.25;
/** Smallest scale at which a chart opens, also on a phone: its text, of 12 pixels, is then 11 pixels high. */
const READABLE = 11 / 12;
/** Pixels around a chart that is fitted to the window. */
const MARGIN = 24;

export interface Viewport {
  /** Null until the window's size is known. */
  view: View | null;
  windowRef: RefObject<HTMLDivElement | null>;
  zoom: (steps: number) => void;
  /** Shows the chart at its own size if it fits, else as wide as the window, from its top. */
  fitWidth: () => void;
  fitWhole: () => void;
  pan: (dx: number, dy: number) => void;
  /** Brings a part of the chart into the window unless it is already there. */
  reveal: (rect: Rect) => void;
  /** True right after a drag, whose end is not a click. */
  wasDragged: () => boolean;
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent) => void
  >;
}

export interface ViewportOptions {
  /** Smallest scale. */
  least?: number;
  /** Shows the whole picture at first, however small. */
  whole?: boolean;
}

/**
 * Zooms and pans a picture in a window: handles wheel, drag and pinch, and returns the functions for buttons and keys.
 * At first shows the chart's whole width, unless its text would be too small to read, with `focus` in view.
 */
export function useViewport(
  size: { width: number; height: number },
  focus: Rect | null,
  { least = LEAST, whole = false }: ViewportOptions = {},
): Viewport {
  const windowRef = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View | null>(null);
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(false);

  const show = (wanted: (window: DOMRect) => number) => {
    const window = windowRef.current?.getBoundingClientRect();
    if (!window || window.width === 0) return;
    const scale = Math.min(1, Math.max(least, wanted(window)));
    const free = (length: number, room: number) => Math.max(MARGIN, (room - length * scale) / 2);
    setView({ scale, x: free(size.width, window.width), y: Math.min(free(size.height, window.height), 2 * MARGIN) });
  };
  const widthOf = (window: DOMRect) => (window.width - 2 * MARGIN) / size.width;
  const fitWidth = () => show(widthOf);
  const begin = () => {
    const window = windowRef.current?.getBoundingClientRect();
    if (!window || window.width === 0) return;
    if (whole) fitWhole();
    else if (widthOf(window) >= READABLE) fitWidth();
    else {
      const middle = (room: number, from = 0, length = 0) =>
        Math.min(MARGIN, room / 2 - (from + length / 2) * READABLE);
      setView({
        scale: READABLE,
        x: middle(window.width, focus?.x, focus?.width),
        y: middle(window.height, focus?.y, focus?.height),
      });
    }
    if (focus) setView((before) => before && revealed(before, focus, window));
  };
  const fitWhole = () =>
    show((window) => Math.min((window.width - 2 * MARGIN) / size.width, (window.height - 2 * MARGIN) / size.height));
  const zoomAt = (factor: number, at: Point) => setView((before) => before && zoomed(before, factor, at, least));
  const pan = (dx: number, dy: number) =>
    setView((before) => before && { ...before, x: before.x + dx, y: before.y + dy });

  // biome-ignore lint/correctness/useExhaustiveDependencies: fits once per chart, not with every render
  useEffect(begin, [size.width, size.height]);

  // React's wheel listeners are passive: the page would scroll as well.
  useEffect(() => {
    const element = windowRef.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element?.getBoundingClientRect() ?? { left: 0, top: 0 };
      if (event.shiftKey) setView((before) => before && { ...before, x: before.x - event.deltaY - event.deltaX });
      else {
        const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
        setView(
          (before) => before && zoomed(before, factor, { x: event.clientX - left, y: event.clientY - top }, least),
        );
      }
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [least]);

  return {
    view,
    windowRef,
    fitWidth,
    fitWhole,
    pan,
    zoom(steps) {
      const window = windowRef.current?.getBoundingClientRect();
      if (window) zoomAt(STEP ** steps, { x: window.width / 2, y: window.height / 2 });
    },
    reveal(rect) {
      const element = windowRef.current;
      if (!element) return;
      const room = freeIn(element);
      setView((before) => before && revealed(before, rect, room));
    },
    wasDragged: () => dragged.current,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        dragged.current = false;
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove(event) {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        // Ignores the slight movement of a press.
        if (!dragged.current && Math.hypot(now.x - before.x, now.y - before.y) < 4) return;
        dragged.current = true;
        if (!event.currentTarget.hasPointerCapture(event.pointerId))
          event.currentTarget.setPointerCapture(event.pointerId);
        const [other] = [...pointers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
        pointers.current.set(event.pointerId, now);
        if (!other) return pan(now.x - before.x, now.y - before.y);
        const { left, top } = event.currentTarget.getBoundingClientRect();
        const apart = (a: Point) => Math.hypot(a.x - other.x, a.y - other.y) || 1;
        zoomAt(apart(now) / apart(before), { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top });
      },
      onPointerUp: (event) => void pointers.current.delete(event.pointerId),
      onPointerCancel: (event) => void pointers.current.delete(event.pointerId),
    },
  };
}

function zoomed(before: View, factor: number, at: Point, least: number): View {
  const scale = Math.min(MOST, Math.max(least, before.scale * factor));
  const by = scale / before.scale;
  return { scale, x: at.x - (at.x - before.x) * by, y: at.y - (at.y - before.y) * by };
}

/** Returns the part of the window that the selection's panel leaves free: beside it, or above it on a phone. */
function freeIn(element: Element): Pick<Rect, 'width' | 'height'> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const panel = element.closest('.chart-page')?.querySelector('.inspector')?.getBoundingClientRect();
  if (!panel || panel.width === 0) return { width, height };
  return panel.left > left + MARGIN ? { width: panel.left - left, height } : { width, height: panel.top - top };
}

function revealed(view: View, rect: Rect, window: Pick<Rect, 'width' | 'height'>): View {
  const shift = (from: number, length: number, room: number) => {
    if (from < MARGIN) return MARGIN - from;
    if (from + length > room - MARGIN) return Math.max(room - MARGIN - from - length, MARGIN - from);
    return 0;
  };
  return {
    scale: view.scale,
    x: view.x + shift(view.x + rect.x * view.scale, rect.width * view.scale, window.width),
    y: view.y + shift(view.y + rect.y * view.scale, rect.height * view.scale, window.height),
  };
}
