import type { OpenPlaygroundState } from "../request/index.ts";
import type { SharedDeps } from "../shared-deps.ts";

/** The playground that generated requests are of, and the functions of its page. */
export interface GeneratedRequestsProps extends OpenPlaygroundState {
  readonly shared: Pick<SharedDeps, "loadForm">;
  /** The URL of the list of endpoints of the site. */
  readonly endpointsUrl: string | undefined;
}
