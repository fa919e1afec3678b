import { type ReactElement, useMemo, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import { commandsText } from "#locales/messages/commands";
import { LiveText } from "#ui/kit";
import { ExternalText } from "#ui/text";
import { type Command, commandsWith } from "./command.ts";
import { Shortcut } from "./shortcut.tsx";

/** Props of the palette; `onRun` closes it and runs a command. */
export interface PaletteProps {
  readonly commands: readonly Command[];
  readonly onRun: (command: Command) => void;
}

/** A field that finds a command by its words, and the list of found commands. */
export function Palette({ commands, onRun }: PaletteProps): ReactElement {
  const [text, setText] = useState("");
  const found = useMemo(() => commandsWith(commands, text), [commands, text]);
  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <SearchField aria-label={commandsText().find} autoFocus className="command-search">
        <Input
          // It controls the list below, which is always there (WAI-ARIA 1.2, combobox).
          role="combobox"
          aria-expanded
          aria-haspopup="listbox"
          className="command-field"
          placeholder={commandsText().find}
        />
      </SearchField>
      <LiveText text={text === "" ? "" : commandsText().found({ count: found.length })} turn={0} />
      <ListBox
        aria-label={commandsText().title}
        className="commands"
        items={found}
        shouldFocusWrap
        onAction={(id) => {
          const command = found.find((one) => one.id === id);
          if (command !== undefined) onRun(command);
        }}
        renderEmptyState={() => <p className="tool-none">{commandsText().none}</p>}
      >
        {(command) => (
          <ListBoxItem textValue={command.label} className="command">
            <span>
              <ExternalText text={command.label} />
            </span>
            {command.keys && <Shortcut keys={command.keys} />}
          </ListBoxItem>
        )}
      </ListBox>
    </Autocomplete>
  );
}
