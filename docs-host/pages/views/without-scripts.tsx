import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import { withoutScripts } from "../early/index.ts";

/** True for the page below a playground that the server renders open, which is the content of a `noscript` element. */
export const CoveredContext = createContext(false);

/**
 * Content for readers without scripts. Below an open playground it is marked instead, since browsers end a `noscript`
 * element at the first end tag, and is removed when a script shows the page.
 */
export const WithoutScripts = ({ children }: { readonly children: ReactNode }): ReactElement =>
  useContext(CoveredContext) ? <div {...{ [withoutScripts]: "" }}>{children}</div> : <noscript>{children}</noscript>;
