import type { ReactElement } from "react";
import type { ReleaseStage } from "#docs-host/site/model";
import { useText } from "#docs-host/site/translations";
import type { Phrase, Translator } from "#docs-host/site/words";

/** The names of stages. What is stable needs none. */
const names: { readonly [S in ReleaseStage]?: Phrase } = {
  "in-development": "In development",
  "pre-release": "Pre-release",
  deprecated: "Deprecated",
  beta: "Beta",
  alpha: "Alpha",
  preview: "Preview",
  legacy: "Legacy",
};

/** Returns the name of a stage; `undefined` for what is stable. */
export function stageName(stage: ReleaseStage | undefined, text: Translator["text"]): string | undefined {
  const name = stage === undefined ? undefined : names[stage];
  return name && text(name);
}

/** The release stage of a page, after a space; nothing for what is stable. */
export function StageBadge({ stage }: { readonly stage: ReleaseStage | undefined }): ReactElement | null {
  const name = stageName(stage, useText());
  if (name === undefined) return null;
  return (
    <>
      {" "}
      <span className="availability" data-stage={stage}>
        {name}
      </span>
    </>
  );
}
