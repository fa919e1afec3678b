import {
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { commandsText } from "#locales/messages/commands";
import { LiveText } from "#ui/kit";
import { ExternalText } from "#ui/text";
import { type Command, commandsWith } from "./command.ts";
import { Shortcut } from "./shortcut.tsx";
import { ToolDialog } from "./tool-dialog.tsx";

/** Props of the palette; `onRun` closes it and runs a command. */
export interface PaletteProps {
  readonly commands: readonly Command[];
  readonly onRun: (command: Command) => void;
  readonly onClose: () => void;
}

/** The position after a key, from the first entry to the last and around. */
const moves: { readonly [key: string]: (at: number, count: number) => number } = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
};

/** A field that finds a command by its words, and the list of what it found (WAI-ARIA Authoring Practices, combobox). */
export function Palette({ commands, onRun, onClose }: PaletteProps): ReactElement {
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // The dialog is open by now.
  useLayoutEffect(() => field.current?.focus(), []);
  const found = useMemo(() => commandsWith(commands, text), [commands, text]);
  const at = Math.min(active, found.length - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is active
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: "nearest" });
  }, [at, found]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const move = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    const command = found[at];
    if (move !== undefined && found.length > 0) setActive(move(at, found.length));
    else if (event.key === "Enter" && command !== undefined) onRun(command);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const optionId = (position: number): string => `${id}-${position}`;
  return (
    <ToolDialog title={commandsText().title} onClose={onClose}>
      <input
        ref={field}
        className="command-field"
        type="text"
        role="combobox"
        aria-label={commandsText().find}
        placeholder={commandsText().find}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <LiveText text={text === "" ? "" : commandsText().found({ count: found.length })} turn={0} />
      {found.length === 0 && <p className="tool-none">{commandsText().none}</p>}
      <div ref={list} id={`${id}-list`} className="commands" role="listbox" aria-label={commandsText().title}>
        {found.map((command, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
          // biome-ignore lint/a11y/useFocusableInteractive: as said
          <div
            key={command.id}
            id={optionId(position)}
            className="command"
            role="option"
            aria-selected={position === at}
            onPointerMove={() => setActive(position)}
            onClick={() => onRun(command)}
          >
            <span>
              <ExternalText text={command.label} />
            </span>
            {command.keys && <Shortcut keys={command.keys} />}
          </div>
        ))}
      </div>
    </ToolDialog>
  );
}
