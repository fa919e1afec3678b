import { useState } from "react";
import type { AnswersPort } from "../answers-port.ts";
import type { ViewName } from "../session/index.ts";

/** The views of a body; the preview is outside of the reader's rows. */
export type BodyViewName = ViewName | "preview";

/** The chosen view of a body, and the views to choose from. */
export interface ViewChoice {
  readonly chosen: BodyViewName;
  readonly options: readonly BodyViewName[];
  readonly choose: (view: BodyViewName) => void;
  /** Shows the text in place of the preview, which can't show a position. */
  readonly leavePreview: () => void;
}

/** Props of the choice; `habit` is the reader's last choice of a JSON view. */
export interface ViewChoiceOptions {
  readonly isJson: boolean;
  readonly hasPreview: boolean;
  readonly habit: AnswersPort["view"];
  /** True if the preview comes first. */
  readonly startsWithPreview?: boolean | undefined;
}

/** Starts with the reader's last choice for JSON, and with the text for anything else. */
export function useViewChoice({ isJson, hasPreview, habit, startsWithPreview }: ViewChoiceOptions): ViewChoice {
  const [wanted, setWanted] = useState<BodyViewName>(() =>
    isJson ? habit.read() : startsWithPreview ? "preview" : "text",
  );
  const options: readonly BodyViewName[] = [
    ...(isJson ? (["tree"] as const) : []),
    "text",
    ...(hasPreview ? (["preview"] as const) : []),
  ];
  return {
    chosen: options.includes(wanted) ? wanted : "text",
    options,
    choose: (view) => {
      setWanted(view);
      if (isJson && view !== "preview") habit.write(view);
    },
    leavePreview: () => setWanted((now) => (now === "preview" ? "text" : now)),
  };
}
