import type { ReactElement } from "react";
import type { ReleaseStage } from "#docs-host/site/model";
import { siteTexts, type TextKey, type Texts } from "#ui/text";

/** The names of stages. What is stable needs none. */
const names: { readonly [S in ReleaseStage]?: TextKey } = {
  "in-development": "inDevelopment",
  "pre-release": "pre",
  deprecated: "deprecated",
  beta: "beta",
  alpha: "alpha",
  preview: "preview",
  legacy: "legacy",
};

/** Returns the name of a stage; `undefined` for stable parts. */
export function stageName(stage: ReleaseStage | undefined, text: Texts["text"]): string | undefined {
  const name = stage === undefined ? undefined : names[stage];
  return name && text(name);
}

/** The release stage of a page, after a space; nothing for stable pages. */
export function StageBadge({ stage }: { readonly stage: ReleaseStage | undefined }): ReactElement | null {
  const name = stageName(stage, siteTexts().text);
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
