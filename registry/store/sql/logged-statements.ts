import type { KyselyConfig } from "kysely";
import { noTelemetry, type Telemetry } from "../../telemetry/telemetry.ts";

/** Records each statement of a database by its verb. Statements are not measured without telemetry. */
export const loggedStatements = (telemetry: Telemetry): Pick<KyselyConfig, "log"> =>
  telemetry === noTelemetry
    ? {}
    : {
        log: ({ level, query, queryDurationMillis }) =>
          telemetry.store({
            part: "database",
            // Such as `SelectQueryNode`; statements that are texts are `RawNode`.
            operation: query.query.kind.replace(/(Query)?Node$/, "").toLowerCase(),
            milliseconds: queryDurationMillis,
            failed: level === "error",
          }),
      };
