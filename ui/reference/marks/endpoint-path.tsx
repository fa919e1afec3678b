import { Fragment, type ReactElement } from "react";
import type { PathPart } from "#engine/model";

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
