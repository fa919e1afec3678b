import type { ReactElement } from "react";
import type { Texts } from "#ui/text";
import { expressionParts } from "./expression.ts";

/** The address of a callback, its expressions in words. */
export const CallbackAddress = ({ url, texts }: { readonly url: string; readonly texts: Texts }): ReactElement => (
  <code className="path">
    {expressionParts(url, texts).map(({ kind, text }, i) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address have no other name and never move.
      kind === "value" ? <var key={i}>{text}</var> : <span key={i}>{text}</span>,
    )}
  </code>
);
