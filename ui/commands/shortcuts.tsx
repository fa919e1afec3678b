import type { ReactElement } from "react";
import { commandsText } from "#locales/messages/commands";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import { mainKey } from "./keys.ts";
import { Shortcut } from "./shortcut.tsx";
import { ToolDialog } from "./tool-dialog.tsx";

/** Props of the list. `main` is the text of the button that Ctrl+Enter presses; channels have no key for theirs. */
export interface ShortcutsProps {
  readonly main: string | undefined;
  readonly onClose: () => void;
}

/** Lists the keyboard shortcuts of a playground. */
export function Shortcuts({ main, onClose }: ShortcutsProps): ReactElement {
  const text = commandsText();
  const ctrl = mainKey();
  const rows: readonly (readonly [what: string, ...shortcuts: (readonly string[])[]])[] = [
    ...(main === undefined ? [] : [[main, [ctrl, text.enter]] as const]),
    [formText().undo, [ctrl, "Z"]],
    [formText().redo, [ctrl, text.shift, "Z"], [ctrl, "Y"]],
    [text.pasteGroup, [ctrl, "V"]],
    [text.title, [ctrl, "K"]],
    [text.shortcuts, ["?"]],
    [text.moveInLists, ["↑"], ["↓"], ["Home"], ["End"]],
    [playgroundText().closePlayground, ["Esc"]],
  ];
  return (
    <ToolDialog title={text.shortcuts} onClose={onClose}>
      <table className="shortcuts">
        <thead className="kit-hidden">
          <tr>
            <th scope="col">{text.action}</th>
            <th scope="col">{text.keys}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, ...shortcuts]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>
                {shortcuts.map((keys) => (
                  <Shortcut key={keys.join("")} keys={keys} />
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ToolDialog>
  );
}
