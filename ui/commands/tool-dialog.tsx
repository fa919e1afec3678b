import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { createPortal } from "react-dom";
import { commandsText } from "#locales/messages/commands";
import { IconButton } from "#ui/kit";
import "./commands.css";

/** Props of a dialog; it is open while it is mounted. */
export interface ToolDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The content of the playground. The dialog renders next to it, because a hidden tab hides its contents. */
  readonly frame?: RefObject<HTMLElement | null>;
  /** True if it takes most of the window. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog over the playground. It returns the focus when it closes. */
export function ToolDialog({ title, onClose, frame, isWide, children }: ToolDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // The browser returns the focus while the element is still in the page.
    return () => current?.close();
  }, []);
  const close = (event: SyntheticEvent): void => {
    event.preventDefault();
    // The playground around it would close as well.
    event.stopPropagation();
    onClose();
  };
  const drawn = (
    <dialog
      ref={dialog}
      className="tool-dialog"
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onKeyDown={(event) => event.key === "Escape" && !event.defaultPrevented && close(event)}
      // A click beside it.
      onClick={({ target }) => target === dialog.current && onClose()}
      onCancel={close}
    >
      <div className="tool-dialog-content">
        <div className="tool-dialog-head">
          <h2 id={id}>{title}</h2>
          <IconButton icon="cross" label={commandsText().close} onPress={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
  const beside = frame?.current?.parentElement;
  return beside ? createPortal(drawn, beside) : drawn;
}
