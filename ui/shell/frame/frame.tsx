import {
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from "react";
import { playgroundText } from "#locales/messages/playground";
import { IconButton, Window } from "#ui/kit";
import { useNarrow } from "./use-narrow.ts";

/**
 * The side panel next to the playground, and whether it is open. On narrow screens it is a drawer over the playground.
 */
export interface Side {
  readonly isOpen: boolean;
  readonly isDrawer: boolean;
  readonly toggle: () => void;
  /** Closes the drawer and moves the focus back into the playground; a side panel stays open. */
  readonly chosen: () => void;
}

/** Handles keys of the whole window before the widgets do. */
type KeyHandler = (event: KeyboardEvent) => void;

const KeysContext = createContext<RefObject<KeyHandler | undefined> | undefined>(undefined);

/** Handles keys of the whole window, side panel included, while the caller is mounted. */
export function useWindowKeys(handler: KeyHandler): void {
  const keys = use(KeysContext);
  useEffect(() => {
    if (keys === undefined) return undefined;
    keys.current = handler;
    return () => {
      keys.current = undefined;
    };
  });
}

const SideContext = createContext<Side | undefined>(undefined);

/** The side panel of the surrounding frame; `undefined` if there is none. */
export const useSide = (): Side | undefined => use(SideContext);

/** Opens and closes the side; for the start of a bar. */
export function SideToggle(): ReactElement | null {
  const side = useSide();
  if (side === undefined) return null;
  return (
    <IconButton
      icon="list"
      label={side.isOpen ? playgroundText().hideEndpoints : playgroundText().showEndpoints}
      isExpanded={side.isOpen}
      onPress={side.toggle}
    />
  );
}

/** Props of the frame. `side` is rendered only while it is open; `sideOpen` is its last state. */
export interface PlaygroundFrameProps {
  readonly onClose: () => void;
  readonly side?: ReactNode;
  readonly sideOpen?: boolean;
  readonly onSideOpen?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Below this width, in rem, the list of endpoints is a drawer over the form. */
const drawerBelow = 68;

/** The window around each playground. It stays mounted with its side panel when the endpoint changes. */
export function PlaygroundFrame(props: PlaygroundFrameProps): ReactElement {
  const { onClose, side, sideOpen = true, onSideOpen, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLDivElement>(null);
  const keys = useRef<KeyHandler>(undefined);
  const isDrawer = useNarrow(frame, drawerBelow);
  const [besides, setBesides] = useState(sideOpen);
  const [drawn, setDrawn] = useState(false);
  const isOpen = isDrawer ? drawn : besides;
  const toggle = (): void => {
    if (isDrawer) {
      setDrawn(!drawn);
      return;
    }
    setBesides(!besides);
    onSideOpen?.(!besides);
  };
  const putAway = (): void => {
    setDrawn(false);
    main.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isDrawer || event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    putAway();
  };
  const held: Side | undefined =
    side === undefined ? undefined : { isOpen, isDrawer, toggle, chosen: () => isDrawer && putAway() };
  return (
    <Window
      elementRef={frame}
      label={playgroundText().playground}
      onClose={onClose}
      onKeyDownCapture={(event) => {
        // A dialog over the playground has its own keys.
        if (!(event.target instanceof Element && event.target.closest("dialog"))) keys.current?.(event);
      }}
    >
      <KeysContext.Provider value={keys}>
        <SideContext.Provider value={held}>
          <div className="play-frame" data-side={(held?.isOpen && (isDrawer ? "drawer" : "beside")) || undefined}>
            {held?.isOpen && (
              <>
                {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from whatever is focused inside */}
                <div className="play-side" onKeyDown={onKeyDown}>
                  {side}
                </div>
                {isDrawer && <div className="play-shade" aria-hidden="true" onPointerDown={putAway} />}
              </>
            )}
            <div ref={main} className="play-main" tabIndex={-1} inert={isDrawer && isOpen}>
              {children}
            </div>
          </div>
        </SideContext.Provider>
      </KeysContext.Provider>
    </Window>
  );
}
