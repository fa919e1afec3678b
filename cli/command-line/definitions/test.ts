import { defineCommand } from "../definition.ts";
import { json } from "./shared.ts";

/** Generated calls of each endpoint unless `--calls` is the limit; the same number as in `callboard check`. */
export const defaultCases = 100;

/** Calls at the same time: our choice, as many as a browser opens connections to one host. */
export const defaultConcurrency = 6;

/** Seconds to wait for an answer: our choice, well above what a reader would wait for. */
export const defaultTimeout = 10;

/** Seconds that an answer may take: our choice, what a reader waits for without losing the thread. */
export const defaultMaxResponseTime = 3;

/** `callboard test`. */
export const testCommand = defineCommand({
  name: "test",
  summary: "send generated requests to a running API and report where it breaks its description",
  description: `Sends requests to the server at --server: valid ones, and ones that break one rule each. It reports answers that are not as documented, invalid requests that are accepted, missing authentication, faults of HTTP, and things that are lost, found or listed when they should not be. Each check has an id and a page in docs/checks.md.

Only methods that change nothing are sent, unless --allow-writes is given. The same seed sends the same requests to a server that answers the same. Failures of one cause are one row, with the smallest request that shows it. Each is saved in .callboard/replays/, which --replay makes again and --to writes for other programs. Ctrl-C ends a test early, and prints what was found.`,
  arguments: [
    {
      name: "API",
      description:
        "a file or an address that describes the API: OpenAPI, AsyncAPI or OpenRPC (with --replay: default of the failure)",
      optional: true,
    },
  ],
  options: {
    server: { value: "URL", description: "the address of the running API, such as http://localhost:3000/v1" },
    "allow-writes": { description: "send requests that may change or delete data too" },
    seed: { value: "S", signed: true, description: "the random seed, to repeat the same requests" },
    time: {
      value: "T",
      description: "end after at most this time, such as 90s or 5m; all kinds of checks share it",
    },
    calls: { value: "N", description: "end after this number of requests" },
    cases: {
      value: "N",
      description: `generated requests of each endpoint (default: ${defaultCases}, or as many as --calls allows)`,
    },
    phase: {
      value: "NAME",
      repeat: true,
      description:
        "only this kind of requests: probes, sequences, channels, examples, boundaries or random; may be repeated",
    },
    rate: { value: "N/s", description: "at most this number of requests a second, such as 20/s or 300/m" },
    concurrency: { value: "N", description: `requests at the same time (default: ${defaultConcurrency})` },
    workers: {
      value: "N",
      description:
        "groups of endpoints without common parts of their paths whose sequences run at the same time (default: 1)",
    },
    endpoint: {
      value: "NAME",
      repeat: true,
      description: "only this endpoint, by method and path or by id; may be repeated",
    },
    include: {
      value: "PATTERN",
      repeat: true,
      description:
        "only endpoints that match: GET, /plants/*, GET /plants/*, list* (an id) or tag:NAME; may be repeated",
    },
    exclude: { value: "PATTERN", repeat: true, description: "no endpoints that match; may be repeated" },
    "max-failures": { value: "N", description: "end after this number of findings" },
    check: { value: "ID", repeat: true, description: "only this check; may be repeated" },
    without: { value: "ID", repeat: true, description: "all checks but this one; may be repeated" },
    credential: {
      value: "SCHEME=VALUE",
      repeat: true,
      description:
        "the credential of a security scheme: a token, a key, or user:password. @FILE reads it from a file; CALLBOARD_CREDENTIAL_SCHEME from the environment, which other users of this machine can't see",
    },
    "other-credential": {
      value: "SCHEME=VALUE",
      repeat: true,
      description:
        "the credential of a second user, who must not see what the first one creates; also CALLBOARD_OTHER_CREDENTIAL_SCHEME",
    },
    "credential-command": {
      value: "SCHEME=COMMAND",
      repeat: true,
      description:
        "run this command for the credential, and again after a 401; also CALLBOARD_CREDENTIAL_COMMAND_SCHEME",
    },
    "credential-lifetime": { value: "T", description: "run the commands again after this time, such as 10m" },
    "oauth-client": {
      value: "SCHEME=ID:SECRET",
      repeat: true,
      description:
        "get tokens by the OAuth flow of the description, and new ones before they expire. @FILE reads it from a file; also CALLBOARD_OAUTH_CLIENT_SCHEME",
    },
    "refresh-token": {
      value: "SCHEME=TOKEN",
      repeat: true,
      description: "get tokens by this refresh token. @FILE reads it from a file; also CALLBOARD_REFRESH_TOKEN_SCHEME",
    },
    header: { value: "NAME: VALUE", repeat: true, description: "a header of all requests; its value is not printed" },
    value: {
      value: "PLACE=VALUE",
      repeat: true,
      description:
        "a value of all requests that have this place: path.id=7, query.limit=10, header.X-Tenant=acme or body.owner.name=Ann; may be repeated",
    },
    "wait-for-ready": {
      value: "T",
      description: "wait until the server answers, at most this time, such as 30s",
    },
    timeout: { value: "T", description: `the time to wait for an answer (default: ${defaultTimeout}s)` },
    insecure: { description: "accept any certificate of the server, such as one that it signed itself" },
    hooks: {
      value: "MODULE",
      description: "call the hooks and the own checks of this module in TypeScript or JavaScript (docs/testing.md)",
    },
    ca: { value: "FILE", description: "trust the certificate authorities of this file too, in PEM" },
    cert: { value: "FILE", description: "the client certificate to show to the server, in PEM" },
    key: {
      value: "FILE",
      description: "the private key of --cert, in PEM; its passphrase is CALLBOARD_KEY_PASSPHRASE",
    },
    proxy: {
      value: "URL",
      description:
        "send requests through this proxy, such as http://localhost:8080 (default: HTTPS_PROXY and NO_PROXY)",
    },
    settle: {
      value: "T",
      description: "the time after which a thing that was created has to be found, such as 2s (default: 500ms)",
    },
    "max-response-time": {
      value: "T",
      description: `report answers that take longer, such as 500ms (default: ${defaultMaxResponseTime}s)`,
    },
    "min-coverage": { value: "PERCENT", description: "fail if less of the description was touched" },
    report: {
      value: "FORMAT=FILE",
      repeat: true,
      description: "write a report: html, json, junit or sarif; github alone prints annotations; may be repeated",
    },
    listen: {
      value: "PORT",
      description:
        "receive webhooks and callbacks at this port, or HOST:PORT, and compare them with the description; 0 is any free port",
    },
    har: {
      value: "FILE",
      description: "write all requests and responses as an HTTP archive, without secrets",
    },
    replay: {
      value: "PATH",
      description: "make a saved failure again, or all in a folder, such as .callboard/replays",
    },
    to: {
      value: "FORMAT",
      description: "with --replay: write failures as curl, vitest, pytest, postman or har, and send nothing",
    },
    out: { value: "FILE", description: "with --to: the file to write (default: standard output)" },
    json,
  },
  examples: [
    { line: "callboard test openapi.yaml --server http://localhost:3000", does: "all safe requests" },
    {
      line: "callboard test openapi.yaml --server http://localhost:3000 --allow-writes --time 5m",
      does: "for five minutes, with requests that change data",
    },
    {
      line: "callboard test openapi.yaml --server http://localhost:3000 --credential token=@token.txt",
      does: "with a credential from a file",
    },
    {
      line: "callboard test --replay .callboard/replays",
      does: "whether the failures that were saved are still there",
    },
    {
      line: "callboard test --replay .callboard/replays --to vitest --out failures.test.ts",
      does: "a test file of them",
    },
  ],
  exits: {
    0: "no broken promise was found",
    1: "a promise is broken, or --min-coverage is not reached",
    2: "the test could not run, such as without an answer from the server",
    3: "nothing could be checked: no request was sent, or all were refused with 401 or 403",
    130: "interrupted without a finding",
  },
  settings: ["data", "readLimits", "test"],
  page: "checks.md",
});
