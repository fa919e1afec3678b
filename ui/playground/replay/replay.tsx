import { type DragEvent, useState } from "react";

/** The note about a replay that was opened or could not be. `go` navigates to its endpoint. */
export interface ReplayNote {
  readonly tone: "info" | "warn" | "bad";
  readonly title: string;
  readonly text: string;
  /** True if it was recorded for another definition, so that incompatible values are listed as unmigrated. */
  readonly isOutdated?: boolean;
  /** The calls before the one in the form, and the command that runs them all. */
  readonly steps?: ReplayStepsNote;
  readonly go?: { readonly to: string; readonly act: () => void };
}

/** The part of a note about the calls before the one in the form. */
export interface ReplayStepsNote {
  readonly before: string;
  readonly list: readonly string[];
  readonly unsaved: readonly string[];
  readonly run: string;
  readonly command: string;
}

/** Replay files: failures that were written down, to be opened as filled-in forms. */
export interface ReplayProps {
  readonly note: ReplayNote | undefined;
  readonly onFile: (file: File) => void;
  readonly onDismiss: () => void;
}

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** Takes a file that is dropped anywhere but on a field for files, which the browser would leave the page for. */
export function useReplayDrop(onFile: (file: File) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    onDragOver: (event: DragEvent): void => {
      if (!carriesFiles(event)) return;
      setOver(!event.defaultPrevented);
      event.preventDefault();
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      setOver(false);
      if (event.defaultPrevented || !carriesFiles(event)) return;
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (file !== undefined) onFile(file);
    },
  };
}
