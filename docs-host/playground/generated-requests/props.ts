import type { startGeneratedRun } from "#machines";
import type { SharedDeps } from "../deps/shared-deps.ts";
import type { OpenPlaygroundState } from "../request/composed.tsx";
import type { TypedSettings } from "./settings.ts";

/** The runs of an endpoint, which outlive the panel: choosing another media type of the body mounts a new one. */
export interface KeptRuns {
  readonly runs: ReturnType<typeof startGeneratedRun>;
  /** The playground as it was rendered last, which the next run is of. */
  readonly latest: { current: GeneratedRequestsProps };
  readonly typed: { current: TypedSettings };
}

/** The playground that generated requests are of, and the functions of its page. */
export interface GeneratedRequestsProps extends OpenPlaygroundState {
  readonly shared: Pick<SharedDeps, "loadForm">;
  /** The URL of the list of endpoints of the site. */
  readonly endpointsUrl: string | undefined;
  /** Holds the runs; set by the first panel. Its owner stops them. */
  readonly kept: { current: KeptRuns | undefined };
}
