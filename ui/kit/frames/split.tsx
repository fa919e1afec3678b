import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { limits } from "#engine/limits";

/**
 * The position of the border between two parts. `across` puts them side by side, `down` one below the other. Until the
 * border was moved, the first part of `down` is as tall as its content, and at most half.
 */
export interface Split {
  readonly label: string;
  readonly direction: "across" | "down";
  /** The initial position of the border in percent, if it was moved. */
  readonly initial?: number | undefined;
  /** Called with the final position of the divider. */
  readonly onMoved?: (share: number) => void;
}

/** Neither part gets less than this share, in percent, so that both stay usable. */
const least = 20;
const most = 100 - least;
const held = (share: number): number => Math.min(Math.max(share, least), most);

const arrows = { across: { ArrowLeft: -1, ArrowRight: 1 }, down: { ArrowUp: -1, ArrowDown: 1 } } as const;

/**
 * Where a key takes the border: arrows by 2 percent, with Shift by 10, Home and End to the ends, Enter to the middle.
 */
function moved(share: number, direction: Split["direction"], event: KeyboardEvent): number | undefined {
  const keys: { readonly [key: string]: number } = arrows[direction];
  const step = keys[event.key];
  if (step !== undefined) return held(share + step * (event.shiftKey ? 10 : 2));
  if (event.key === "Home") return least;
  if (event.key === "End") return most;
  return event.key === "Enter" ? limits.defaultSplit : undefined;
}

/** The frame of two parts, and the border between them. */
export interface SplitFrame {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly isDragging: boolean;
  /** `controls` is the id of the first part. */
  readonly border: (controls: string, isHidden?: boolean) => ReactElement;
}

/** A border that can be dragged and moved by keys (the window splitter of ARIA's patterns). */
export function useSplit({ label, direction, initial, onMoved }: Split): SplitFrame {
  const [share, setShare] = useState(initial);
  const [isDragging, setDragging] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  // By the style object and not by an attribute in markup, which a strict content security policy refuses.
  useEffect(() => {
    if (share !== undefined)
      frame.current?.style.setProperty(`--split-${direction}`, `calc((100% - 0.75rem) * ${share} / 100)`);
  }, [share, direction]);

  const move = (next: number): void => {
    setShare(next);
    onMoved?.(next);
  };
  const shareAt = (x: number, y: number): number | undefined => {
    const { left = 0, top = 0, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    const part = direction === "across" ? (x - left) / width : (y - top) / height;
    return part > 0 ? held(part * 100) : undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const next = moved(share ?? shareAt(left, top) ?? limits.defaultSplit, direction, event);
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const next = shareAt(event.clientX, event.clientY);
    if (isDragging && next !== undefined) setShare(next);
  };
  const onRelease = (): void => {
    if (isDragging && share !== undefined) onMoved?.(share);
    setDragging(false);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging(true);
  };

  const border = (controls: string, isHidden = false): ReactElement => (
    // biome-ignore lint/a11y/useSemanticElements: a rule that can be moved is a separator with a value, no hr
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={direction === "across" ? "vertical" : "horizontal"}
      aria-valuenow={Math.round(share ?? limits.defaultSplit)}
      aria-valuetext={`${Math.round(share ?? limits.defaultSplit)} %`}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-controls={controls}
      className="kit-split-border"
      hidden={isHidden}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onRelease}
      onPointerCancel={onRelease}
      onDoubleClick={() => move(limits.defaultSplit)}
    />
  );
  return { frame, isDragging, border };
}
