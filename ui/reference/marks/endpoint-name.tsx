import { Fragment, type ReactElement } from "react";
import { type PathPart, pathText } from "#engine/model";

interface EndpointPathProps {
  readonly path: readonly PathPart[];
}

/** A path that breaks between its segments and marks what is to be filled in. */
export function EndpointPath({ path }: EndpointPathProps): ReactElement {
  return (
    <code className="path">
      {path.map((part, i) =>
        part.kind === "parameter" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a path have no other name and never move.
          <var key={i}>{`{${part.key}}`}</var>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <Fragment key={i}>{breakable(part.value)}</Fragment>
        ),
      )}
    </code>
  );
}

const breakable = (text: string) =>
  text.split(/(?=\/)/).map((segment, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never move.
    <Fragment key={i}>
      <wbr />
      {segment}
    </Fragment>
  ));

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
