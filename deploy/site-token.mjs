/**
 * Creates the token of docs sites, once: `node deploy/site-token.mjs REGISTRY FIRST-TOKEN-FILE TOKEN-FILE`. Its scope is
 * `read`, so that a site can't change anything. A token file that works is left as it is.
 */
import { chmod, readFile, rename, writeFile } from "node:fs/promises";
import process from "node:process";

/** The organization that runs the registry. */
const orgId = "callboard";

const [registry, firstTokenFile, tokenFile] = process.argv.slice(2);
if (registry === undefined || firstTokenFile === undefined || tokenFile === undefined) {
  console.error("usage: node deploy/site-token.mjs REGISTRY FIRST-TOKEN-FILE TOKEN-FILE");
  process.exit(2);
}

/** Posts JSON to the registry with a token. */
const post = (path, token, body) =>
  fetch(new URL(path, registry), {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Reads a token; undefined if there is no file. */
const read = async (file) => {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
};

const known = await read(tokenFile);
if (known && (await post("/v2/registry/sites/at-host", known, { host: "registry.localhost" })).ok) {
  console.log("the token of the sites works");
} else {
  const first = await read(firstTokenFile);
  const answer = await post("/tokens/generate", first, { orgId, scope: "read" });
  if (!answer.ok) throw new Error(`the registry answered ${answer.status}`);
  const { token } = await answer.json();
  const temporary = `${tokenFile}.new`;
  await writeFile(temporary, `${token}\n`, { mode: 0o600 });
  await chmod(temporary, 0o600);
  await rename(temporary, tokenFile);
  console.log("created the token of the sites");
}
