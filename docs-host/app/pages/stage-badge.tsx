import type { ReactElement } from "react";
import type { ReleaseStage } from "../site/index.ts";

/** The names of stages. What is stable needs none. */
const names: { readonly [S in ReleaseStage]?: string } = {
  "in-development": "In development",
  "pre-release": "Pre-release",
  deprecated: "Deprecated",
  beta: "Beta",
  alpha: "Alpha",
  preview: "Preview",
  legacy: "Legacy",
};

/** Returns the name of a stage; `undefined` for what is stable. */
export const stageName = (stage: ReleaseStage | undefined): string | undefined =>
  stage === undefined ? undefined : names[stage];

/** The release stage of a page, after a space; nothing for what is stable. */
export function StageBadge({ stage }: { readonly stage: ReleaseStage | undefined }): ReactElement | null {
  const name = stageName(stage);
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
