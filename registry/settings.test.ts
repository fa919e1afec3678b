import { describe, expect, it } from "vitest";
import { bodyOf } from "#transport";
import { jsonHeaders, openRegistry } from "./registry.testing.ts";
import { readRegistrySettings } from "./settings.ts";

describe("the settings of a registry", () => {
  it.each([
    [{}, {}],
    [{ CALLBOARD_BODY_BYTES: "", CALLBOARD_DOMAIN_SUFFIX: "" }, {}],
    [{ CALLBOARD_BODY_BYTES: "1048576" }, { bodyBytes: 1_048_576 }],
    [{ CALLBOARD_DOMAIN_SUFFIX: "docs.example.com" }, { domainSuffix: "docs.example.com" }],
    [
      { CALLBOARD_TOKEN_RATE: "", CALLBOARD_ADDRESS_RATE: "5" },
      { limits: { callsOfToken: { times: 60_000, seconds: 60 }, requestsOfAddress: { times: 5, seconds: 60 } } },
    ],
    [{ CALLBOARD_TOKEN_RATE: "0", CALLBOARD_TRUSTED_PROXIES: "" }, { limits: { callsOfToken: undefined } }],
    [{ CALLBOARD_METRICS_PORT: "" }, { telemetry: { metricsPort: undefined, traces: undefined } }],
    [{ CALLBOARD_METRICS_PORT: "9464" }, { telemetry: { metricsPort: 9464 } }],
    [{ CALLBOARD_METRICS_PORT: "0" }, { telemetry: { metricsPort: 0 } }],
    [{ CALLBOARD_METRICS_PORT: "65535" }, { telemetry: { metricsPort: 65_535 } }],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318" },
      { telemetry: { traces: { serviceName: "callboard-registry", share: 1 } } },
    ],
    [
      {
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "https://a.example",
        OTEL_SERVICE_NAME: "r",
        OTEL_TRACES_SAMPLER_ARG: "0.1",
      },
      { telemetry: { traces: { serviceName: "r", share: 0.1 } } },
    ],
  ])("are read from %j", (env, settings) => {
    expect(readRegistrySettings(env)).toMatchObject({ ok: true, settings });
  });

  it("reject invalid rates and proxies", () => {
    const env = {
      CALLBOARD_TOKEN_RATE: "many",
      CALLBOARD_ADDRESS_RATE: "-1",
      CALLBOARD_TRUSTED_PROXIES: "10.0.0.1,lb",
    };
    expect(readRegistrySettings(env)).toEqual({
      ok: false,
      errors: [
        'CALLBOARD_TOKEN_RATE must be a whole number, not "many"',
        'CALLBOARD_ADDRESS_RATE must be a whole number, not "-1"',
        'CALLBOARD_TRUSTED_PROXIES must be a list of addresses or ranges such as 10.0.0.0/8, not "lb"',
      ],
    });
  });

  it.each([
    [
      { CALLBOARD_METRICS_PORT: "65536" },
      'CALLBOARD_METRICS_PORT must be a port, a whole number from 0 to 65535, not "65536"',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: "localhost:4318" },
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://localhost:4318, not "localhost:4318"',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: "http://a.example", OTEL_TRACES_SAMPLER_ARG: "2" },
      "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1",
    ],
  ])("reject %j", (env, error) => {
    expect(readRegistrySettings(env)).toEqual({ ok: false, errors: [error] });
  });

  it.each(["0", "-1", "1.5", "32MB", "104857601", "9".repeat(30)])(
    "reject a body limit of %s",
    (CALLBOARD_BODY_BYTES) => {
      const read = readRegistrySettings({ CALLBOARD_BODY_BYTES, CALLBOARD_DOMAIN_SUFFIX: "a b" });
      expect(read).toEqual({
        ok: false,
        errors: [
          expect.stringContaining("CALLBOARD_BODY_BYTES must be a whole number from 1 to 104857600"),
          'CALLBOARD_DOMAIN_SUFFIX must be a domain such as docs.example.com, not "a b"',
        ],
      });
    },
  );
});

describe("the limit of a body", () => {
  it("is a setting, and a longer body is refused with the limit", async () => {
    const { send, registry } = await openRegistry({ bodyBytes: 2000 });
    const headers = jsonHeaders(registry.firstToken.token);
    const path = "/v2/registry/docs/load-with-url";
    const bodyOfLength = (length: number) => `{"url":"${"a".repeat(length - 10)}"}`;
    expect((await send("POST", path, { headers, body: bodyOfLength(2000) })).status).toBe(404);
    const refused = await send("POST", path, { headers, body: bodyOfLength(2001) });
    expect(refused.status).toBe(413);
    expect(refused.body).toEqual({
      error: "PayloadTooLargeError",
      content: "The request body is longer than 2000 bytes.",
    });
  });
});

it("lets only the organization that runs the registry publish outside of the domain suffix", async () => {
  const { client } = await openRegistry({ domainSuffix: "docs.example" });
  const body = { orgId: "callboard", domain: "localhost:4000", customDomains: [], filepaths: [] };
  expect(bodyOf(await client().docs.startDocsRegister({ body }))).toMatchObject({ uploadUrls: {} });
});
