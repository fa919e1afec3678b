import { useState } from "react";
import { playgroundText } from "#locales/messages/playground";
import type { ReplayNote, ReplayProps } from "#ui/playground";
import type { Opened } from "../switching/index.ts";
import type { ReplayDeps } from "./open-replay.ts";

/** Opens replay files: what reads them is loaded with the first one. */
export function useReplay(deps: Omit<ReplayDeps, "say" | "form">): ReplayProps {
  const { opened } = deps;
  // The notice about the last file, until its form has a better one.
  const [said, setSaid] = useState<{ readonly of: Opened; readonly note: ReplayNote | undefined }>();
  const say = (note: ReplayNote | undefined): void => setSaid({ of: opened, note });
  return {
    note: said?.of === opened ? said.note : opened.note,
    onFile: (file) =>
      void import("./open-replay.ts")
        .then(({ receiveReplay }) =>
          deps.loadForm(opened.target.formUrl).then((form) => receiveReplay(file, { ...deps, form, say })),
        )
        .catch(() => say({ tone: "bad", title: playgroundText().openReplay, text: playgroundText().replayFailed })),
    onDismiss: () => say(undefined),
  };
}
