import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, normalize, sep } from "node:path";
import { env } from "node:process";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const callboard = dirname(fileURLToPath(import.meta.resolve("callboard/embed/callboard.js")));

const types = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".yaml": "application/yaml",
};

/** All that the element needs of a policy: its files, the API, and the names of its two Trusted Types policies. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types callboard-reference callboard-worker",
].join("; ");

const plants = [{ id: 1, name: "Fern", light: "shade" }];

/** Answers a call of the API. */
async function answer(request, response) {
  const write = (status, value) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  if (request.method !== "POST") return write(200, plants);
  let body = "";
  for await (const chunk of request) body += chunk;
  try {
    const plant = { ...JSON.parse(body), id: plants.length + 1 };
    plants.push(plant);
    return write(201, plant);
  } catch {
    return write(400, { message: "The body is no JSON." });
  }
}

/** Returns the file of a path, if it is in a folder. */
function fileIn(folder, path) {
  const file = normalize(join(folder, path.endsWith("/") ? `${path}index.html` : path));
  return file.startsWith(folder + sep) ? file : "";
}

/** Reads the file of a path: of `callboard/embed` below /callboard/, else of one of the folders. */
async function read(path, folders) {
  const files = path.startsWith("/callboard/")
    ? [fileIn(callboard, path.slice(10))]
    : folders.map((folder) => fileIn(folder, path));
  for (const file of files) {
    const text = await readFile(file).catch(() => undefined);
    if (text !== undefined) return { file, text };
  }
  return undefined;
}

/**
 * Starts a plain server and prints its address. It serves the files of a folder, openapi.yaml, the files of
 * `callboard/embed` below /callboard/, and a small API below /api.
 */
export function servePlants({ folder, port }) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname.startsWith("/api/")) return answer(request, response);
    const found = await read(decodeURIComponent(pathname), [folder, here]);
    if (found === undefined) return response.writeHead(404).end();
    const etag = `"${createHash("sha256").update(found.text).digest("base64url")}"`;
    const isCached = request.headers["if-none-match"] === etag;
    response.writeHead(isCached ? 304 : 200, {
      "content-type": types[extname(found.file)] ?? "application/octet-stream",
      "content-security-policy": policy,
      "cache-control": "no-cache",
      etag,
    });
    return response.end(isCached ? undefined : found.text);
  });
  server.listen(Number(env.PORT ?? port), "127.0.0.1", () => {
    console.log(`http://localhost:${server.address().port}`);
  });
}
