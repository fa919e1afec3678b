import { createHash } from "node:crypto";
import type { RegisterApiDefinition } from "#generated/types";
import { plants } from "../client.testing.ts";

/** A version of everything that a writer writes, such as `a 12`. */
export interface Version {
  readonly writer: string;
  readonly n: number;
}

export const nameOf = ({ writer, n }: Version): string => `${writer} ${n}`;

export const readVersion = (name: string): Version => {
  const [writer = "", n = "-1"] = name.split(" ");
  return { writer, n: Number(n) };
};

/** A definition of 160 kB that names its version in each type. */
export const definitionOf = (version: Version): RegisterApiDefinition => ({
  ...plants,
  apiName: nameOf(version),
  types: Object.fromEntries(
    Array.from({ length: 100 }, (_, i) => [
      `type_:T${i}`,
      {
        name: `T${i}`,
        description: `${nameOf(version)} `.repeat(300),
        shape: { type: "enum", values: [{ value: nameOf(version) }] },
      } as const,
    ]),
  ),
});

export const pageOf = (version: Version): string => `${nameOf(version)} `.repeat(30_000);

/** A file of 256 kB that does not compress. */
export const fileOf = (version: Version): Buffer =>
  Buffer.concat(
    Array.from({ length: 8192 }, (_, i) =>
      createHash("sha256")
        .update(`${nameOf(version)} ${i}`)
        .digest(),
    ),
  );

export const siteOf = (version: Version) => ({
  docsDefinition: { pages: { "page.md": { markdown: pageOf(version) } }, config: { title: nameOf(version) } },
});
