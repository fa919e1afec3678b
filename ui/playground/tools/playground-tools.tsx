import { type ReactElement, type RefObject, Suspense, useState } from "react";
import { commandsText } from "#locales/messages/commands";
import { formText } from "#locales/messages/form";
import { playgroundText } from "#locales/messages/playground";
import { type Command, FormTools, mainKey, type ToolKeys } from "#ui/commands";
import { SectionBoundary } from "#ui/kit";
import type { Shell } from "#ui/shell";
import type { PlaygroundProps } from "../props.ts";

/** Props of the tools of an endpoint. */
export interface PlaygroundToolsProps {
  readonly props: PlaygroundProps;
  readonly shell: Shell;
  readonly keys: RefObject<ToolKeys | undefined>;
  readonly onSend: () => void;
}

/** Opens the system's dialogue for a JSON file. */
function openFile(onFile: (file: File) => void): void {
  const input = document.createElement("input");
  Object.assign(input, { type: "file", accept: ".json,application/json" });
  input.onchange = () => {
    const [file] = input.files ?? [];
    if (file !== undefined) onFile(file);
  };
  input.click();
}

/** The commands of the request card. */
function codeCommands({ props: { snippet, copy }, shell }: PlaygroundToolsProps): readonly Command[] {
  const { languages, others, language, onLanguage, text } = snippet;
  const copyCode = (): void => {
    copy(text ?? "").then(
      () => shell.steps.say(formText().copied),
      () => shell.steps.say(formText().copyFailed),
    );
  };
  return [
    ...(text === undefined ? [] : [{ id: "code", label: commandsText().copyCode, run: copyCode }]),
    ...[...languages, ...others]
      .filter(({ id }) => id !== language)
      .map(({ id, label }) => ({
        id: `language ${id}`,
        label: commandsText().showCode({ language: label }),
        run: () => onLanguage(id),
      })),
  ];
}

/** The menu of the form of an endpoint, and its commands (docs/design.md#content-first). */
export function PlaygroundTools(all: PlaygroundToolsProps): ReactElement {
  const { props, shell, keys, onSend } = all;
  const { replay, generated, response, onStop } = props;
  const { compare: Compare } = props.answers;
  const [isComparing, setComparing] = useState(false);
  const compare = { id: "compare", label: commandsText().compare, run: () => setComparing(true) };
  const [isGenerating, setGenerating] = useState<boolean>();
  const isUnderWay = response.kind === "loading" || response.kind === "streaming";
  const main: Command = {
    id: "send",
    label: isUnderWay ? formText().stop : playgroundText().sendRequest,
    keys: [mainKey(), commandsText().enter],
    run: isUnderWay ? onStop : onSend,
  };
  return (
    <>
      <FormTools
        {...{ props, shell, keys }}
        examples={props.form.endpoint.examples}
        commands={[main, ...codeCommands(all), ...(Compare ? [compare] : [])]}
        entries={[
          {
            id: "duplicate",
            label: commandsText().duplicate,
            description: commandsText().duplicateAbout,
            // The new tab gets a copy of the storage of this one, and with it the credentials.
            run: () => void window.open(props.shareLink()),
          },
          {
            id: "replay",
            label: playgroundText().openReplay,
            description: commandsText().openReplayAbout,
            run: () => openFile(replay.onFile),
          },
          ...(generated
            ? [{ id: "generated", label: playgroundText().tryGenerated, run: () => setGenerating(true) }]
            : []),
        ]}
      />
      {Compare && isComparing && (
        <SectionBoundary title={compare.label} onWarning={shell.onWarning}>
          <Suspense>
            <Compare onClose={() => setComparing(false)} frame={shell.frame} />
          </Suspense>
        </SectionBoundary>
      )}
      {isGenerating !== undefined && generated?.(isGenerating, () => setGenerating(false))}
    </>
  );
}
