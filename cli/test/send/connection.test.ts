import { once } from "node:events";
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { makeCertificate } from "../../../docs-host/proxy/certificate.testing.ts";
import { folderWith, runCommand } from "../run-command.testing.ts";

const description = `openapi: 3.1.0
info: { title: Garden, version: "1" }
paths:
  /plants: { get: { responses: { "200": { description: Fine } } } }
`;
const own = makeCertificate("localhost");
const client = makeCertificate("localhost");

/** Starts a server that answers only to one client certificate; returns its address. */
async function startServer(): Promise<string> {
  const options = { ...own, requestCert: true, rejectUnauthorized: true, ca: [client.cert] };
  const server = createTlsServer(options, (_, response) => response.end());
  server.listen(0, "localhost");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `https://localhost:${(server.address() as AddressInfo).port}`; // it listens on a port
}

const files = {
  "openapi.yaml": description,
  "ca.pem": own.cert,
  "cert.pem": client.cert,
  "key.pem": client.key,
  "text.pem": "no certificate",
};
const test = (url: string, ...args: readonly string[]) =>
  runCommand(folderWith(files), ["openapi.yaml", "--server", url, "--calls", "3", "--check", "server-error", ...args]);

it("verifies the server by --ca, and shows it a client certificate", async () => {
  const url = await startServer();
  expect(await test(url)).toEqual({ code: 2, text: expect.stringMatching(/no answer from .*self-signed certificate/) });
  const authority = ["--ca", "ca.pem"];
  expect(await test(url, ...authority)).toMatchObject({ text: expect.stringContaining("coverage 0 %") });
  const certificate = ["--cert", "cert.pem", "--key", "key.pem"];
  expect(await test(url, ...authority, ...certificate)).toMatchObject({ code: 0 });
  expect(await test(url, "--insecure", ...certificate)).toMatchObject({ code: 0 });
});

it.each([
  [["--ca", "none.pem"], "--ca: none.pem can't be read: "],
  [["--cert", "cert.pem"], "--cert and --key belong together"],
  [["--cert", "text.pem", "--key", "key.pem"], "--cert, --key: not usable as PEM: "],
  [["--proxy", "localhost:8080"], "--proxy must be an http or https address"],
])("refuses %j", async (args, message) => {
  expect(await test("https://localhost:1", ...args)).toEqual({ code: 2, text: expect.stringContaining(message) });
});

it("uses the proxies of the environment, but not for hosts of NO_PROXY or this machine", async () => {
  const server = createServer((_, response) => response.end("ok")).listen(0, "127.0.0.1");
  const opened: string[] = [];
  const { port } = (await once(server, "listening").then(() => server.address())) as AddressInfo; // it listens on a port
  const proxy = createServer().on("connect", ({ url = "" }, socket) => {
    opened.push(url);
    const upstream = connect(port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      upstream.pipe(socket).pipe(upstream);
    });
    for (const side of [socket, upstream]) side.on("error", () => undefined);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => {
    for (const one of [server, proxy]) {
      one.closeAllConnections();
      one.close();
    }
  });
  const folder = folderWith(files);
  const env = { HTTP_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, no_proxy: "b.example" };
  const run = (url: string) =>
    runCommand(folder, ["openapi.yaml", "--server", url, "--calls", "2", "--check", "server-error"], env);
  expect(await run("http://a.example")).toMatchObject({ code: 0 });
  expect(new Set(opened)).toEqual(new Set(["a.example:80"]));
  expect(await run("http://b.example")).toMatchObject({ code: 2, text: expect.stringContaining("no answer from") });
  expect(await run(`http://127.0.0.1:${port}`)).toMatchObject({ code: 0 });
  expect(new Set(opened)).toEqual(new Set(["a.example:80"]));
  expect(await runCommand(folder, ["openapi.yaml", "--server", "http://a.example"], { HTTPS_PROXY: "a" })).toEqual({
    code: 2,
    text: expect.stringContaining("HTTP_PROXY and HTTPS_PROXY must be http or https addresses"),
  });
});
