import {
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import { ExternalText } from "#ui/text";
import { elementsBeside } from "../tree.ts";

/** True for windows that are a part of a page rather than a layer over it: they leave the page and its focus alone. */
export const InPlaceContext = createContext(false);

/** The id that the title of a window has. */
const TitleContext = createContext<string | undefined>(undefined);

/** The title of the window around it, which has it in its name; a heading of its page if the window is in place. */
export function WindowTitle({ children }: { readonly children: string }): ReactElement {
  const Heading = useContext(InPlaceContext) ? "h2" : "h1";
  return (
    <Heading id={useContext(TitleContext)} className="kit-window-title">
      <ExternalText text={children} />
    </Heading>
  );
}

/** Props of a window, which is named by its title and `label`. Escape calls `onClose` unless something inside handles it. */
export interface WindowProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly onKeyDownCapture?: (event: KeyboardEvent) => void;
  readonly isBusy?: boolean;
  readonly elementRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Makes the page inert except for the ancestors of an element; returns the function that undoes it. */
function hideTheRest(element: HTMLElement): () => void {
  const others = elementsBeside(element).filter(({ inert }) => !inert);
  for (const other of others) other.inert = true;
  return () => {
    for (const other of others) other.inert = false;
  };
}

/** Keeps the browser from opening a file that is dropped outside of a drop zone; returns the function that ends it. */
function refuseFiles(page: Document): () => void {
  const onDrag = (event: DragEvent): void => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  };
  const kinds = ["dragenter", "dragover", "drop"] as const;
  for (const kind of kinds) page.addEventListener(kind, onDrag);
  return () => {
    for (const kind of kinds) page.removeEventListener(kind, onDrag);
  };
}

/** A full-screen dialog, which takes the focus on mount, over an inert page; a region of its page if it is in place. */
export function Window({ label, onClose, onKeyDownCapture, isBusy, elementRef, children }: WindowProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const isInPlace = useContext(InPlaceContext);
  useImperativeHandle(elementRef, () => frame.current as HTMLDivElement); // it is drawn whenever this runs
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const allow = refuseFiles(element.ownerDocument);
    if (isInPlace) return allow;
    const undo = hideTheRest(element);
    element.focus({ preventScroll: true });
    return () => {
      undo();
      allow();
    };
  }, [isInPlace]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || isInPlace) return;
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useAriaPropsSupportedByRole: it has one of two roles
    <div
      ref={frame}
      role={isInPlace ? "region" : "dialog"}
      aria-modal={isInPlace ? undefined : true}
      aria-label={label}
      aria-labelledby={`${id} ${id}label`}
      aria-busy={isBusy || undefined}
      tabIndex={-1}
      className="kit-window"
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={onKeyDown}
    >
      {/* The widgets look for an element of this id before they add a style element to the page, which a strict policy
          refuses; what it would say is in window.css. In the browser, React puts it into the head. */}
      <meta id="react-aria-pressable-style" name="widget-styles" content="window.css" />
      <span id={`${id}label`} hidden>
        {label}
      </span>
      <TitleContext value={id}>{children}</TitleContext>
    </div>
  );
}
