import { Fragment, type ReactElement } from "react";

/** Keys that are pressed together. */
export const Shortcut = ({ keys }: { readonly keys: readonly string[] }): ReactElement => (
  <span className="shortcut">
    {keys.map((key, position) => (
      <Fragment key={key}>
        {position > 0 && "+"}
        <kbd>{key}</kbd>
      </Fragment>
    ))}
  </span>
);
