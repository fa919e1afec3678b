import type { EndpointForm } from "#engine/model";
import type { BodyReader, ViewName } from "./session/index.ts";

/** Dependencies of the response views. */
export interface AnswersPort {
  /** Starts a reader for a body of this size in bytes: in a worker for a long one. The caller closes it. */
  readonly open: (size: number) => BodyReader;
  /** Loads the endpoint with its documented responses; undefined if it can't be loaded. */
  readonly documented: () => Promise<EndpointForm | undefined>;
  /** The reader's last choice of a JSON view. */
  readonly view: { readonly read: () => ViewName; readonly write: (view: ViewName) => void };
}
