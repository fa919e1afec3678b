import { Fragment, type ReactElement } from "react";

/** Length of a name that fits into the column of names. */
const fits = 20;

/** Text of a name that may break after its separators and before a capital; a short one never does. */
export const BreakableName = ({ name }: { readonly name: string }): ReactElement => (
  <>
    {name.length <= fits
      ? name
      : name.split(/(?<=[\p{L}\p{N}][_.-])(?=[\p{L}\p{N}])|(?<=\p{Ll})(?=\p{Lu})/u).map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never move.
          <Fragment key={i}>
            {i === 0 ? null : <wbr />}
            {part}
          </Fragment>
        ))}
  </>
);
