import { isList, type Json } from "#engine/json";
import { formText } from "#locales/messages/form";
import { fileFacts, type HeldFile } from "./held-file.ts";

/** Returns the files in a value; values that are not files are left out. */
export const filesIn = (value: Json | undefined): readonly HeldFile[] =>
  (isList(value) ? value : value === undefined ? [] : [value]).flatMap((item) => fileFacts(item) ?? []);

/** Returns the label of a file in a list: its path in the chosen folder, which separates files with the same name. */
export const fileLabel = ({ relativePath, name }: HeldFile): string => relativePath ?? name;

/** Returns size and type of a file. */
export const fileSummary = ({ size, type }: HeldFile): string => [fileSize(size), type].filter(Boolean).join(", ");

/** Returns the text of the button that opens the file dialog. */
export const browseText = (count: number, multiple: boolean): string =>
  count === 0 ? formText().browseFiles : multiple ? formText().addMoreFiles : formText().change;

/** Writes a size in the units of file lists; the size of a response is fixed (docs/behavior.md#response-card). */
const fileSize = (count: number): string =>
  count < 1e4 ? formText().fileBytes({ count }) : formText().fileKilobytes({ count: count / 1e3 });
