import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type ApiModel, bareEndpoint } from "#engine/model";
import { typesFrom } from "#engine/shape";
import { makeGuide } from "../shapes/index.ts";
import { ApiSummary } from "./api-summary.tsx";

const type = { name: "Pot", shape: { kind: "string" } } as const;

it.each([
  [{ Pot: type }, "The only type"],
  [{ Pot: type, Pan: type }, "All 2 types"],
])("links to the list of types: %j", (types, text) => {
  const api: ApiModel = {
    id: "a",
    endpoints: [bareEndpoint({ id: "list" })],
    types,
    groups: [],
    auths: {},
    globalHeaders: [],
  };
  const guide = makeGuide({ types: typesFrom(types), typeHref: () => undefined, prose: (one) => one });
  const html = renderToStaticMarkup(
    <ApiSummary
      api={api}
      groups={[]}
      guide={guide}
      endpointHref={() => undefined}
      channelHref={() => undefined}
      webhookHref={() => undefined}
      at=""
      typesHref="/types"
    />,
  );
  expect(html).toContain(`<a href="/types">${text}</a>`);
});
