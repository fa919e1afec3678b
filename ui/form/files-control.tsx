import { type ReactElement, useState } from "react";
import { isList, type Json } from "#engine/json";
import { DropZone, Icon, IconButton } from "#ui/kit";
import { words } from "../words.ts";
import type { ControlProps } from "./control-view.tsx";
import { useForm } from "./form-context.ts";
import { addFiles, fileFacts, readFile } from "./read-file.ts";
import { useValue } from "./use-place.ts";

/** One file, or several in order (product.md §2, §5). What is no file is not shown and goes when files are chosen. */
export function FilesControl({ control, at, names }: ControlProps<"files">): ReactElement {
  const { port } = useForm();
  const value = useValue(at);
  const [failed, setFailed] = useState(false);
  const { multiple } = control;
  const held: readonly Json[] = isList(value) ? value : value === undefined ? [] : [value];
  const files = held.flatMap((item) => fileFacts(item) ?? []);

  const onFiles = async (chosen: readonly File[]): Promise<void> => {
    try {
      const read = await Promise.all(chosen.map(readFile));
      setFailed(false);
      const [first] = read;
      if (multiple) port.dispatch({ type: "set", at, value: addFiles(files, read) });
      else if (first) port.dispatch({ type: "set", at, value: first });
    } catch {
      setFailed(true);
    }
  };
  const onRemove = (position: number): void => {
    if (multiple) port.dispatch({ type: "set", at, value: files.filter((_, i) => i !== position) });
    else port.dispatch({ type: "remove", at });
  };
  const button = files.length === 0 ? words.browseFiles : multiple ? words.addMoreFiles : words.change;
  return (
    <div className="form-stack">
      {files.length > 0 && (
        <ul className="form-files">
          {files.map((file, position) => (
            <li key={`${file.name}:${file.size}`} className="form-file">
              <Icon name="file" />
              <span className="form-file-name">{file.name}</span>
              <span className="form-hint">{[words.bytes(file.size), file.type].filter(Boolean).join(", ")}</span>
              <IconButton icon="cross" label={words.remove(file.name)} onPress={() => onRemove(position)} />
            </li>
          ))}
        </ul>
      )}
      <DropZone
        labelledBy={names.label}
        describedBy={names.describedBy}
        button={button}
        multiple={multiple}
        accept={control.accept}
        onFiles={(chosen) => void onFiles(chosen)}
      />
      {failed && (
        <p role="alert" className="form-fault">
          {words.fileUnreadable}
        </p>
      )}
    </div>
  );
}
