import type { Schema } from "#engine/schema-table";
import type { Path, Shape } from "#engine/shape";
import { readingTools } from "../received/index.ts";
import type { Target } from "../targets/index.ts";
import { isOpaque } from "./opaque-values.ts";

/** A part of a request with a schema. */
export interface RequestPart {
  readonly at: Path;
  readonly shape: Shape;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** Lists the parameters of an endpoint and its body, without values that only a server can know. */
export function partsOf(target: Target): readonly RequestPart[] {
  const { endpoint, globalHeaders, types } = target;
  const { schemaOf } = readingTools(types);
  const body = endpoint.request?.body;
  const isHidden = isOpaque(target);
  const parameters = {
    pathParameters: endpoint.pathParameters,
    queryParameters: endpoint.queryParameters,
    headers: [...endpoint.requestHeaders, ...globalHeaders],
  };
  return [
    ...Object.entries(parameters).flatMap(([section, all]) =>
      all
        .filter((one) => !isHidden(section, one) || !one.optional)
        .map((one) => ({
          ...{ at: [section, one.key], shape: one.shape, schema: schemaOf(one), isRequired: !one.optional },
        })),
    ),
    ...(body === undefined || body.kind === "octet-stream"
      ? []
      : [
          {
            ...{ at: ["body"], shape: body.shape, isRequired: body.optional !== true },
            // Generated files are not texts, as the schema of a multipart form calls them.
            schema: schemaOf(body.kind === "form-data" ? { shape: body.shape } : body),
          },
        ]),
  ];
}
