/** An operation of the tested API. */
export interface TestOperation {
  /** Its `operationId`, or else its method and path. */
  readonly id: string;
  /** Its method and path in the description: `GET /plants/{id}`. */
  readonly name: string;
}

/** A request of a test. Its headers have its credentials; a renewed credential is filled in later. */
export interface TestRequest {
  readonly method: string;
  /** The whole address, with the query. */
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string | Uint8Array;
}

/** A response to a request of a test. */
export interface TestResponse {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  /** In milliseconds. */
  readonly time: number;
  /** Returns a header by its name, in any case; several values are joined with commas. */
  readonly header: (name: string) => string | undefined;
  /** Returns the body as text. */
  readonly text: () => string;
  /** Returns the body as JSON, or undefined if it is not JSON. */
  readonly json: () => unknown;
}

/** A request with its response. */
export interface TestExchange {
  readonly operation: TestOperation;
  readonly request: TestRequest;
  readonly response: TestResponse;
  /** True if the request is valid by the description. */
  readonly isValid: boolean;
}

/** A finding of an own check. */
export interface TestFinding {
  /** One sentence: the expected and the received behavior. */
  readonly message: string;
  /** Findings of one check with the same cause at one operation are one row of a report. */
  readonly cause?: string;
}

/** The findings of an own check: none, a message, or several. */
export type TestFindings = undefined | string | TestFinding | readonly (string | TestFinding)[];

type Awaitable<T> = T | Promise<T>;

/** The hooks and the own checks of `callboard test --hooks`. */
export interface TestHooks {
  /** Called before each request; a returned request is sent instead. */
  readonly beforeRequest?: (request: TestRequest, operation: TestOperation) => Awaitable<TestRequest | undefined>;
  /** Called after each response. */
  readonly afterResponse?: (exchange: TestExchange) => Awaitable<void>;
  /** Own checks of responses, by their names. */
  readonly checks?: { readonly [name: string]: (exchange: TestExchange) => Awaitable<TestFindings> };
}

/** Returns hooks unchanged; an editor completes and checks them by their type. */
export const defineHooks = (hooks: TestHooks): TestHooks => hooks;
