import { expect, it } from "vitest";
import type { PreviewImage } from "#docs-host/pages/preview-image";
import { previewCache } from "./preview-cache.ts";

const colors = { background: "#fff", text: "#000", muted: "#555", accent: "#06c", soft: "#def", isDark: false };
const image = (title: string): PreviewImage => ({ siteTitle: "Garden", title, colors, hasGradient: false });
const noFiles = async () => new Map();

it("draws no image of an owner after one failed, while images of others are drawn", async () => {
  const drawn: (string | undefined)[] = [];
  const previews = previewCache(
    async ({ title }) => {
      drawn.push(title);
      if (title === "hostile") throw new Error("took more than 10000 ms");
      return Uint8Array.of(1);
    },
    () => {},
  );
  expect(await previews(image("hostile"), noFiles, "attacker")).toEqual({ retrySeconds: 60 });
  expect(await previews(image("another"), noFiles, "attacker")).toEqual({ retrySeconds: 60 });
  expect(await previews(image("fine"), noFiles, "other")).toMatchObject({ png: Uint8Array.of(1) });
  expect(drawn).toEqual(["hostile", "fine"]);
});
