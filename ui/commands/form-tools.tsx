import { type KeyboardEvent, lazy, type ReactElement, type RefObject, Suspense, useEffect, useState } from "react";
import { commandsText } from "#locales/messages/commands";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import { focusedIn, MenuButton, type MenuEntry, SectionBoundary, treeOf } from "#ui/kit";
import { type Shell, type ShellProps, useSide } from "#ui/shell";
import type { Command } from "./command.ts";
import { type CommandDialog, dialogOf, mainKey } from "./keys.ts";
import { Shortcut } from "./shortcut.tsx";
import { ToolDialog, type ToolDialogProps } from "./tool-dialog.tsx";

/** Loads with the first palette: a list with a search is 27 kB, and most readers never open it. */
const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));

/** Handles a key of the window of a playground; returns true if it did something. */
export type ToolKeys = (event: KeyboardEvent) => boolean;

/** Props of the tools. */
export interface FormToolsProps {
  readonly props: ShellProps;
  readonly shell: Shell;
  /** Holds the handler of keys while the tools are mounted. */
  readonly keys: RefObject<ToolKeys | undefined>;
  readonly examples: readonly { readonly name?: string | undefined }[];
  /** The commands of this kind of playground, the main one first. */
  readonly commands: readonly Command[];
  /** The commands that the menu above the form has too, with their descriptions. */
  readonly entries?: readonly (Command & Pick<MenuEntry, "description">)[];
}

/** The commands that every playground has. */
function sharedCommands({ props, shell, examples }: FormToolsProps): readonly Command[] {
  const { restart, steps } = shell;
  const { undo, redo } = props.history;
  const { shift } = commandsText();
  const ctrl = mainKey();
  const copy = (one: string): void => {
    props.copy(one).then(
      () => steps.say(formText().copied),
      () => steps.say(formText().copyFailed),
    );
  };
  return [
    ...props.baseUrls
      .filter(({ id }) => id !== props.environmentId)
      .map(({ id }) => ({
        id: `environment ${id}`,
        label: `${playgroundText().environment}: ${id}`,
        run: () => props.onEnvironment(id),
      })),
    ...examples.map(({ name }, position) => ({
      id: `example ${position}`,
      label:
        examples.length === 1
          ? formText().useExample
          : `${formText().useExample}: ${name ?? playgroundText().example({ position: position + 1 })}`,
      run: () => restart(() => props.onUseExample(position), playgroundText().exampleUsed),
    })),
    {
      id: "clear",
      label: playgroundText().clearForm,
      run: () => restart(props.onClear, playgroundText().formCleared),
    },
    ...(undo === undefined
      ? []
      : [{ id: "undo", label: formText().undoStep({ step: undo }), keys: [ctrl, "Z"], run: steps.undo }]),
    ...(redo === undefined
      ? []
      : [{ id: "redo", label: formText().redoStep({ step: redo }), keys: [ctrl, shift, "Z"], run: steps.redo }]),
    { id: "url", label: playgroundText().copyUrl, run: () => copy(props.url) },
    { id: "link", label: playgroundText().copyLink, run: () => copy(props.shareLink()) },
  ];
}

/** The menu of a form, its palette of commands, and the list of its keys (docs/design.md#effort). */
export function FormTools(all: FormToolsProps): ReactElement {
  const { shell, keys, commands, entries = [] } = all;
  const { frame } = shell;
  const side = useSide();
  const [dialog, setDialog] = useState<CommandDialog>();
  const close = (): void => setDialog(undefined);
  const run = (command: Command): void => {
    close();
    // The dialog has returned the focus by then. A command may remove the field that has it.
    setTimeout(() => {
      command.run();
      setTimeout(() => {
        const { current } = frame;
        if (current !== null && focusedIn(treeOf(current)) === undefined) current.focus();
      });
    });
  };
  useEffect(() => {
    keys.current = (event) => {
      const wanted = dialogOf(event.nativeEvent);
      if (wanted === undefined) return false;
      event.preventDefault();
      event.stopPropagation();
      setDialog(wanted);
      return true;
    };
    return () => {
      keys.current = undefined;
    };
  }, [keys]);
  const openPalette = { id: "palette", label: commandsText().title, run: () => setDialog("palette") };
  const listShortcuts = { id: "shortcuts", label: commandsText().shortcuts, run: () => setDialog("shortcuts") };
  const menu = [...entries, { ...openPalette, note: `${mainKey()}+K` }, { ...listShortcuts, note: "?" }];
  const toggleSide = side && {
    id: "side",
    label: side.isOpen ? playgroundText().hideEndpoints : playgroundText().showEndpoints,
    run: side.toggle,
  };
  const listed: readonly Command[] = [
    ...commands,
    ...sharedCommands(all),
    ...entries,
    ...(toggleSide ? [toggleSide] : []),
    { ...listShortcuts, keys: ["?"] },
  ];
  return (
    <>
      <MenuButton
        text={playgroundText().more}
        entries={menu}
        onAction={(id) => menu.find((entry) => entry.id === id)?.run()}
      />
      {dialog === "palette" && (
        <ToolDialog title={commandsText().title} onClose={close} frame={frame}>
          <SectionBoundary title={commandsText().title} onWarning={shell.onWarning}>
            <Suspense fallback={null}>
              <Palette commands={listed} onRun={run} />
            </Suspense>
          </SectionBoundary>
        </ToolDialog>
      )}
      {dialog === "shortcuts" && (
        <Shortcuts main={commands.find((one) => one.keys)?.label} onClose={close} frame={frame} />
      )}
    </>
  );
}

/** Props of the list. `main` is the text of the button that Ctrl+Enter presses; channels have no key for theirs. */
interface ShortcutsProps extends Pick<ToolDialogProps, "onClose" | "frame"> {
  readonly main: string | undefined;
}

/** Lists the keyboard shortcuts of a playground. */
function Shortcuts({ main, ...dialog }: ShortcutsProps): ReactElement {
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
    <ToolDialog title={text.shortcuts} {...dialog}>
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
