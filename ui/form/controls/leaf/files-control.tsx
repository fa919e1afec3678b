import { type ReactElement, useMemo, useRef, useState } from "react";
import { valueAt } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { type ChosenFile, DropZone, Icon, IconButton } from "#ui/kit";
import { type ControlProps, useAfterDrawing, useForm, useValue } from "../../context/index.ts";
import { browseText, fileLabel, fileSummary, filesIn } from "../../model/index.ts";
import { RecorderSlot } from "../../recorder/recorder-slot.tsx";
import { freeName, recordingName, soundTypes } from "../../recorder/sound.ts";

/**
 * One file, or several in order (docs/behavior.md#file-drop-zone). Values that are not files are not shown, and are
 * dropped when files are chosen.
 */
export function FilesControl({ control, at, names }: ControlProps<"files">): ReactElement {
  const { port } = useForm();
  const files = filesIn(useValue(at));
  const [failed, setFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const afterDrawing = useAfterDrawing();
  const { multiple, accept } = control;
  const asked = useMemo(() => soundTypes(accept ?? []), [accept]);

  const onFiles = async (chosen: readonly ChosenFile[]): Promise<void> => {
    try {
      const { addFiles, readFile } = await import("../../model/read-file.ts");
      const read = await Promise.all(chosen.map(readFile));
      setFailed(false);
      // Reading is asynchronous: the form may have other files by now, or no such path.
      const { value } = port.read();
      if (at.length > 0 && valueAt(value, at.slice(0, -1)) === undefined) return;
      const [first] = read;
      if (multiple) port.dispatch({ type: "set", at, value: addFiles(filesIn(valueAt(value, at)), read) });
      else if (first) port.dispatch({ type: "set", at, value: first });
    } catch {
      setFailed(true);
    }
  };
  const onRemove = (position: number): void => {
    afterDrawing(() => {
      const buttons = frame.current?.querySelectorAll("button") ?? [];
      // The buttons of the files precede the one that browses.
      buttons[Math.min(position, buttons.length - 1)]?.focus();
    });
    if (multiple) port.dispatch({ type: "set", at, value: files.filter((_, i) => i !== position) });
    else port.dispatch({ type: "remove", at });
  };
  return (
    <div ref={frame} className="form-stack">
      {files.length > 0 && (
        <ul className="form-files">
          {files.map((file, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pasted lists may hold a file twice
            <li key={position} className="form-file">
              <Icon name="file" />
              <span className="form-file-about">
                <span className="form-file-name">{fileLabel(file)}</span>
                <span className="form-hint">{fileSummary(file)}</span>
              </span>
              <IconButton
                icon="cross"
                label={formText().remove({ name: fileLabel(file) })}
                onPress={() => onRemove(position)}
              />
            </li>
          ))}
        </ul>
      )}
      <DropZone
        labelledBy={names.label}
        describedBy={names.describedBy}
        button={browseText(files.length, multiple)}
        multiple={multiple}
        accept={control.accept}
        onFiles={(chosen) => void onFiles(chosen)}
        onUnreadable={() => setFailed(true)}
      />
      {asked.length > 0 && (
        <RecorderSlot
          names={names}
          asked={asked}
          sounds={files.filter(({ type }) => soundTypes([type]).length > 0)}
          name={multiple ? freeName(files.map(({ name }) => name)) : recordingName}
          onRecorded={(file) => onFiles([{ file, path: "" }])}
        />
      )}
      <p role="status" className="kit-hidden">
        {files.length > 0 && formText().filesChosen({ count: files.length })}
      </p>
      {failed && (
        <p role="alert" className="form-issue">
          {formText().fileUnreadable}
        </p>
      )}
    </div>
  );
}
