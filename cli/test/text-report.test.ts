import { expect, it } from "vitest";
import { folderWith, runCommand, startServer } from "./run-command.testing.ts";

it("counts the endpoints that refused the credentials of a run, though others passed", async () => {
  const server = await startServer(({ url }, response) => response.writeHead(url === "/health" ? 204 : 401).end());
  const done = { responses: { "204": { description: "Done." } } };
  const folder = folderWith({
    "openapi.json": JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Plants", version: "1" },
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
      paths: { "/health": { get: done }, "/plants": { get: { ...done, security: [{ token: [] }] } } },
    }),
  });
  const args = ["openapi.json", "--server", server, "--cases", "2", "--check"];
  const { code, text } = await runCommand(folder, [...args, "undocumented-status"]);
  expect(code).toBe(0);
  expect(text).toContain(
    "1 endpoint only answered with 401 or 403, so no response was compared. Add --credential token=VALUE",
  );
  expect((await runCommand(folder, [...args, "auth-not-required"])).text).not.toContain("not compared");
});
