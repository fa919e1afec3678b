import type { ReactElement } from "react";
import { type PathPart, pathText } from "#engine/model";
import { EndpointPath } from "./endpoint-path.tsx";

interface EndpointNameProps {
  readonly title: string;
  readonly path: readonly PathPart[] | undefined;
}

/** The title of an endpoint in a list, and its path unless that is the title. */
export function EndpointName({ title, path }: EndpointNameProps): ReactElement {
  return (
    <>
      <span className="endpoint-title">{title}</span>
      {path === undefined || pathText(path) === title ? null : <EndpointPath path={path} />}
    </>
  );
}
