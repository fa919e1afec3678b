/** Causes of failures that a page itself finds, each with one text. The proxy has more (`docs-host/proxy/wire`). */
export type PageCause =
  | "unexpected"
  | "proxy-unreachable"
  | "answer-cut"
  | "mixed-content"
  | "no-body"
  | "no-upgrades"
  | "no-proxy"
  | "line-broken"
  | "line-timeout"
  | "line-full"
  | "line-closing";

/** Why a page may not read a response: a header that is missing or wrong, or the status of a preflight request. */
export type CorsFault =
  | {
      readonly kind: "header";
      readonly name: string;
      /** Undefined if the header is missing. */
      readonly found: string | undefined;
      readonly expected: string;
      /** True if the header lists several values, of which `expected` has to be one. */
      readonly isList: boolean;
    }
  | { readonly kind: "status"; readonly status: number };

/** The reason why a site could not find out why the API was not reached. */
export type NoReason = "no-proxy" | "responds" | "proxy-unreachable";

/** The parameters of failures with texts that contain some, or with several texts for a cause. */
export interface FailureParts {
  /** Something other than the proxy answered. */
  readonly notProxy: { readonly status: number };
  readonly badHeader: { readonly name: string };
  readonly forbiddenHeader: { readonly name: string };
  readonly forbiddenMethod: { readonly method: string };
  readonly bodyNotAllowed: { readonly method: string };
  /** An address that is not complete, of a request or of a channel. */
  readonly badAddress: { readonly schemes: "http" | "ws" };
  readonly mixedChannel: object;
  readonly badProtocols: object;
  readonly cors: { readonly pageOrigin: string; readonly fault: CorsFault; readonly isPreflight: boolean };
  readonly noResponse: { readonly why: NoReason | FailureTexts };
  /** A channel that could not be opened; `unsent` are headers that a browser can't send. */
  readonly notOpened: { readonly unsent: readonly string[] };
  readonly closedByApi: { readonly code: number; readonly reason: string };
  /** Sizes in bytes. */
  readonly messageTooLarge: { readonly bytes: number; readonly most: number };
  /** A refusal of the proxy, with the status that the API responded with. */
  readonly refusedWith: { readonly refusal: FailureTexts; readonly status: number };
  readonly notConfirmed: { readonly host: string };
}

/** Why no response arrived, as data from which a language makes its texts. */
export type FailureReason = {
  readonly [K in keyof FailureParts]: { readonly kind: K } & FailureParts[K];
}[keyof FailureParts];

/** The texts of a failure in English, and what they are made from: its cause, unless there is a reason. */
export interface FailureTexts {
  readonly cause: string;
  readonly message: string;
  readonly advice?: string;
  readonly reason?: FailureReason;
}
