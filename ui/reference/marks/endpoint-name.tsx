import { Fragment, type ReactElement } from "react";
import { type PathPart, pathText } from "#engine/model";

interface EndpointPathProps {
  readonly path: readonly PathPart[];
}

/** A path that breaks between its segments, not at hyphens, and marks its parameters. */
export function EndpointPath({ path }: EndpointPathProps): ReactElement {
  return (
    <code className="path">
      {path.flatMap(piecesOf).map((piece, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path may repeat a piece; its position is its identity
        <Fragment key={position}>
          {piece.kind === "parameter" ? (
            <var>{`{${piece.key}}`}</var>
          ) : (
            <>
              <wbr />
              {piece.value.includes("-") ? <span>{piece.value}</span> : piece.value}
            </>
          )}
        </Fragment>
      ))}
    </code>
  );
}

/** Splits a literal before each slash. */
const piecesOf = (part: PathPart): readonly PathPart[] =>
  part.kind === "parameter" ? [part] : part.value.split(/(?=\/)/).map((value) => ({ kind: "literal", value }));

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
