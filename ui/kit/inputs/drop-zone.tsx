import { type DragEvent, type ReactElement, useId, useRef, useState } from "react";
import { formText } from "#locales/messages/form";
import { Button, Icon, type Naming, naming } from "../buttons/index.ts";
import { type ChosenFile, filesOfDrop, filesOfInput } from "./chosen-files.ts";

/** Props of a drop zone. `button` is the text of the button that opens the system's file dialog. */
export interface DropZoneProps extends Naming {
  readonly button: string;
  readonly multiple: boolean;
  /** Media types to be offered; readers may still choose others. */
  readonly accept?: readonly string[] | undefined;
  readonly onFiles: (files: readonly ChosenFile[]) => void;
  /** Called when dropped content could not be read. */
  readonly onUnreadable: () => void;
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** A drop target for files and folders, with a button for keyboards (docs/behavior.md#file-drop-zone). */
export function DropZone({ button, multiple, accept, onFiles, onUnreadable, ...named }: DropZoneProps): ReactElement {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const buttonId = useId();

  const onDrop = (event: DragEvent): void => {
    setOver(false);
    if (!carriesFiles(event)) return;
    event.preventDefault();
    filesOfDrop(event.dataTransfer).then(
      (files) => files.length > 0 && onFiles(multiple ? files : files.slice(0, 1)),
      onUnreadable,
    );
  };
  const onDragOver = (event: DragEvent): void => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place to drop things on is not a fieldset
    <div
      role="group"
      {...naming({ labelledBy: named.labelledBy, describedBy: named.describedBy })}
      className="kit-drop"
      data-over={over || undefined}
      onDragEnter={onDragOver}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Icon name="upload" />
      <span id={hint} className="kit-drop-hint">
        {formText().dropFiles}
      </span>
      <Button
        id={buttonId}
        labelledBy={`${buttonId} ${named.labelledBy ?? ""}`.trim()}
        describedBy={hint}
        onPress={() => input.current?.click()}
      >
        {button}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        {...(accept && { accept: accept.join(",") })}
        onChange={(event) => {
          const files = filesOfInput(event.currentTarget.files ?? []);
          event.currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
