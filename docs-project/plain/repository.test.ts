import { expect, it } from "vitest";
import { parseRepository, sourceAddress } from "./repository.ts";

it.each([
  ["https://github.com/acme/shop.git", "https://github.com/acme/shop"],
  ["git+https://github.com/acme/shop.git#main", "https://github.com/acme/shop"],
  ["https://user:secret@git.example:8443/acme/shop/", "https://git.example/acme/shop"],
  ["ssh://git@gitlab.com/group/sub/shop.git", "https://gitlab.com/group/sub/shop"],
  ["git@bitbucket.org:acme/shop.git", "https://bitbucket.org/acme/shop"],
  ["gitlab:acme/shop", "https://gitlab.com/acme/shop"],
  ["acme/shop", "https://github.com/acme/shop"],
  ["/srv/git/shop.git", undefined],
  ["file:///srv/git/shop.git", undefined],
  ["gist:11081aaa281", undefined],
  ["https://github.com/acme//", undefined],
])("reads the address of a repository: %s", (text, address) => {
  expect(parseRepository(text)?.address).toBe(address);
});

it.each([
  ["github.com", "file", "/blob/HEAD/a%20b/c.ts"],
  ["github.com", "folder", "/tree/HEAD/a%20b/c.ts"],
  ["gitlab.acme.example", "file", "/-/blob/HEAD/a%20b/c.ts"],
  ["bitbucket.org", "folder", "/src/HEAD/a%20b/c.ts"],
  ["git.example", "file", undefined],
] as const)("links to a source at %s: %s", (host, kind, path) => {
  const repository = { address: `https://${host}/acme/shop`, name: "shop" };
  const link = sourceAddress(repository, "a b/c.ts", kind);
  expect(link).toBe(path === undefined ? undefined : `${repository.address}${path}`);
});
