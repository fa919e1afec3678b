import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { dirname, extname, join, normalize, sep } from "node:path";
import { env } from "node:process";
import { fileURLToPath } from "node:url";

/** A plain server for the files of this folder, those of `callboard/embed` below /callboard/, and a small API below /api. */

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

/** Returns the file of a path, which is in one of the two folders. */
function fileOf(path) {
  const [folder, rest] = path.startsWith("/callboard/") ? [callboard, path.slice(10)] : [here, path];
  const file = normalize(join(folder, rest.endsWith("/") ? `${rest}index.html` : rest));
  return file.startsWith(folder + sep) ? file : undefined;
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname.startsWith("/api/")) return answer(request, response);
  const file = fileOf(decodeURIComponent(pathname));
  try {
    const text = await readFile(file ?? "");
    response.writeHead(200, {
      "content-type": types[extname(file ?? "")] ?? "application/octet-stream",
      "content-security-policy": policy,
      "cache-control": "no-cache",
    });
    return response.end(text);
  } catch {
    return response.writeHead(404).end();
  }
});

server.listen(Number(env.PORT ?? 4600), "127.0.0.1", () => {
  console.log(`http://localhost:${server.address().port}`);
});
