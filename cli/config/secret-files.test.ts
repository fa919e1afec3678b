import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSettingsInForce } from "./in-force.ts";

it("a secret can be in a file that its variable with _FILE names, and errors contain no secret", async () => {
  const folder = await mkdtemp(join(tmpdir(), "callboard-secrets-"));
  const file = join(folder, "database-url");
  await writeFile(file, "postgres://me:s3cret@db/callboard\n");
  await writeFile(join(folder, "empty"), "\n");
  const read = (env: { readonly [name: string]: string }) => readSettingsInForce({ folder, env, values: {} });
  const found = await read({ DATABASE_URL_FILE: file, PORT_FILE: file });
  expect(found.ok && found.settings.env).toMatchObject({ DATABASE_URL: "postgres://me:s3cret@db/callboard" });
  expect(found.ok && found.settings.env.PORT).toBeUndefined();
  expect(
    await read({
      ...{ DATABASE_URL_FILE: file, DATABASE_URL: "postgres://s3cret" },
      ...{ S3_SECRET_ACCESS_KEY_FILE: join(folder, "none"), CALLBOARD_TOKEN_FILE: join(folder, "empty") },
    }),
  ).toEqual({
    ok: false,
    errors: [
      "DATABASE_URL and DATABASE_URL_FILE are both set; set one of them",
      `S3_SECRET_ACCESS_KEY_FILE: the file ${join(folder, "none")} can't be read (ENOENT)`,
      `CALLBOARD_TOKEN_FILE: the file ${join(folder, "empty")} is empty`,
    ],
  });
});
