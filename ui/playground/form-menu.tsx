import { type ReactElement, useState } from "react";
import { playgroundText } from "#locales/messages/playground";
import { MenuButton } from "#ui/kit";
import type { PlaygroundProps } from "./props.ts";

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

/** The less common tools of a form: opening replays, and generated requests (docs/design.md#content-first). */
export function FormMenu({ replay, generated }: Pick<PlaygroundProps, "replay" | "generated">): ReactElement {
  const [isGenerating, setGenerating] = useState<boolean>();
  const entries = [
    { id: "replay", label: playgroundText().openReplay, description: playgroundText().openReplayAbout },
    ...(generated ? [{ id: "generated", label: playgroundText().tryGenerated }] : []),
  ];
  return (
    <>
      <MenuButton
        text={playgroundText().more}
        entries={entries}
        onAction={(id) => (id === "replay" ? openFile(replay.onFile) : setGenerating(true))}
      />
      {isGenerating !== undefined && generated?.(isGenerating, () => setGenerating(false))}
    </>
  );
}
