import type { EndpointForm } from "#engine/model";
import type { BodyReader } from "./session/reader.ts";
import type { ViewName } from "./session/session.ts";

/** What looking at answers borrows from the page. */
export interface AnswersPort {
  /** Starts a reader for a body of so many bytes: beside the page where it is long. Whoever asks closes it. */
  readonly open: (size: number) => BodyReader;
  /** The endpoint with what its answers are documented to be; nothing where that can't be had. */
  readonly documented: () => Promise<EndpointForm | undefined>;
  /** How the reader looked at JSON last. */
  readonly view: { readonly read: () => ViewName; readonly write: (view: ViewName) => void };
}
