/** The reasons why a description is not shown. */
export type ProblemCause =
  | "unreachable"
  | "status"
  | "too-large"
  | "not-a-description"
  | "server"
  | "endpoint"
  | "worker";

/**
 * The details of the events of an element. They hold nothing that a reader has entered, so that a listener of the page
 * learns no secret.
 */
export interface ReferenceEvents {
  /** A request is sent. `path` is the page of its endpoint. */
  readonly request: { readonly path: string; readonly method: string };
  /** A response has arrived. */
  readonly response: {
    readonly path: string;
    readonly method: string;
    readonly status: number;
    readonly milliseconds: number;
  };
  /** A description or a page is not shown, a playground could not be loaded, or a request got no response. */
  readonly error: {
    readonly cause: ProblemCause | "files" | "playground" | "request";
    readonly message: string;
    readonly path?: string | undefined;
  };
  /** Another page is shown, or the playground of a page opens or closes. */
  readonly navigate: { readonly path: string; readonly title: string; readonly isPlaygroundOpen: boolean };
}
