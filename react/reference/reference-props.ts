import type { CSSProperties, ReactNode, Ref } from "react";
import type { CallboardReferenceElement, ReferenceEvents } from "../embed/index.ts";

/** Props that a reference and a playground have in common. */
export interface EmbeddedProps {
  /** The address of the description. */
  readonly src?: string | undefined;
  /** The description as a text or an object, in place of `src`. Must be stable: another one is read again. */
  readonly description?: unknown;
  /** The address of the folder of `callboard/embed`, as it is served. By default `/callboard/`. */
  readonly files?: string;
  /** The base URL of an API without a server in its description. */
  readonly server?: string | undefined;
  /** The colors; by default the colors of the reader's system. */
  readonly theme?: "light" | "dark" | undefined;
  /** Distinguishes several on a page: the start of the fragment of a reference's addresses. */
  readonly name?: string | undefined;
  /** Shown until the description is read, and on a server. By default a link to `src`. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  /** Receives the element. */
  readonly elementRef?: Ref<CallboardReferenceElement>;
  readonly onRequest?: ((detail: ReferenceEvents["request"]) => void) | undefined;
  readonly onResponse?: ((detail: ReferenceEvents["response"]) => void) | undefined;
  /** Also called if the folder of `files` can't be loaded. */
  readonly onError?: ((detail: ReferenceEvents["error"]) => void) | undefined;
  readonly onNavigate?: ((detail: ReferenceEvents["navigate"]) => void) | undefined;
}
