import type { Json } from "#engine/json";
import type { Path } from "#engine/shape";
import type { CheckId } from "./check-ids.ts";
import type { HeaderField } from "./header-field.ts";

/** A value that is the same in all requests of an endpoint, by its place in the form. */
export interface FixedValue {
  readonly at: Path;
  readonly value: Json;
}

/** Settings of the calls of one endpoint, instead of the settings of the run. */
export interface OperationSettings {
  readonly checks?: ReadonlySet<CheckId>;
  /** Milliseconds to wait for an answer. */
  readonly timeout?: number;
  /** Milliseconds that an answer may take. */
  readonly maxResponseTime?: number;
  /** Headers in addition to the headers of all requests; the same name replaces one. */
  readonly headers?: readonly HeaderField[];
  /** Number of generated calls. */
  readonly cases?: number;
  readonly fixed?: readonly FixedValue[];
}

/** Settings by the id of the endpoint. */
export type SettingsByEndpoint = ReadonlyMap<string, OperationSettings>;
