import { expect, it } from "vitest";
import { readStoreSettings } from "./settings.ts";

it.each([
  ["nothing", {}, undefined],
  ["an empty address", { DATABASE_URL: "" }, undefined],
  ["postgres:", { DATABASE_URL: "postgres://a:b@db.test/c" }, "postgres://a:b@db.test/c"],
  ["postgresql:", { DATABASE_URL: "postgresql://db.test/c" }, "postgresql://db.test/c"],
])("reads %s", (_, env, databaseUrl) => {
  expect(readStoreSettings(env, "/data")).toEqual({ ok: true, settings: { dataFolder: "/data", databaseUrl } });
});

const s3 = {
  S3_ENDPOINT: "https://s3.test",
  S3_BUCKET: "objects",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "s3cret",
};

it.each([
  ["without a prefix", {}, { region: "us-east-1", prefix: "" }],
  ["with a prefix", { S3_PREFIX: "callboard" }, { region: "us-east-1", prefix: "callboard/" }],
  ["with a region", { S3_REGION: "eu-central-1", S3_PREFIX: "a/" }, { region: "eu-central-1", prefix: "a/" }],
])("reads a bucket %s", (_, more, expected) => {
  const read = readStoreSettings({ ...s3, ...more }, "/data");
  const access = { endpoint: "https://s3.test", bucket: "objects", accessKeyId: "id", secretAccessKey: "s3cret" };
  expect(read).toMatchObject({ ok: true, settings: { s3: { ...access, ...expected } } });
});

it("rejects an incomplete bucket and an invalid address, without repeating a value", () => {
  expect(readStoreSettings({ S3_BUCKET: "b", S3_SECRET_ACCESS_KEY: "s3cret" }, "/data")).toEqual({
    ok: false,
    errors: [
      "S3_ENDPOINT, S3_ACCESS_KEY_ID must be set too: objects are stored in a bucket as soon as one of these is set",
    ],
  });
  expect(readStoreSettings({ ...s3, S3_ENDPOINT: "s3.test" }, "/data")).toMatchObject({
    ok: false,
    errors: [expect.stringMatching(/^S3_ENDPOINT must be the address/)],
  });
});

it.each(["mysql://a:s3cret@db.test/c", "s3cret", "postgres//s3cret"])("rejects %s without repeating it", (text) => {
  expect(readStoreSettings({ DATABASE_URL: text }, "/data")).toEqual({
    ok: false,
    errors: ["DATABASE_URL must be the address of a PostgreSQL database: postgres://user:password@host/database"],
  });
});
