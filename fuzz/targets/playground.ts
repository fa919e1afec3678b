import fc from "fast-check";
import type { Page } from "playwright";
import type { Json } from "#engine/json";
import type { FuzzDeps } from "../deps.ts";
import { descriptionWords } from "../inputs/descriptions.ts";
import { replayFile } from "../inputs/replay-file.ts";
import { nearTo } from "../inputs/text.ts";
import { nearToTree } from "../inputs/tree.ts";
import type { Breach } from "../oracles/breach.ts";
import { plainPages } from "../product/slots.ts";
import type { Target } from "../target.ts";
import type { Step } from "../upstreams/script.ts";
import { arbitrarySteps } from "./answers.ts";
import { arbitraryChannelSteps } from "./channels.ts";

/** Something hostile that a playground in a browser meets. */
type PlaygroundCase =
  /** A shared link: the form is in the fragment of the address. */
  | { readonly kind: "link"; readonly form: string }
  /** A replay file that is dropped on the playground. */
  | { readonly kind: "replay"; readonly file: string }
  /** A response to a request. */
  | { readonly kind: "response"; readonly steps: readonly Step[] }
  /** Frames of a channel. */
  | { readonly kind: "channel"; readonly steps: readonly Step[] };

const form: Json = {
  value: {
    body: {
      name: "fern",
      height: 1.5,
      serial: "9007199254740993",
      beside: [{ name: "moss" }],
      labels: { a: "b" },
      bed: { row: 1 },
    },
  },
  choices: { "/body/bed": 1 },
  made: "0123456789",
};

const link = nearTo(
  nearToTree(fc.constant(form)).map((tree) => `#form=${encodeURIComponent(JSON.stringify(tree))}`),
  ["#form=", "%", "%7B%22value%22%3A%7B%7D%7D", "%22%3A"],
  2,
);
const file = nearTo(
  nearToTree(fc.constant(replayFile({ ...form }, "POST /plants"))).map((tree) => JSON.stringify(tree)),
  descriptionWords,
  1,
);

/** The playground in a browser: shared links, replay files, responses and channels. */
export const playground: Target<PlaygroundCase> = {
  name: "playground",
  summary: "shared links, dropped replay files, responses and channels in a real browser",
  parallel: 2,
  batch: 6,
  cases: fc.oneof(
    { weight: 3, arbitrary: link.map((one): PlaygroundCase => ({ kind: "link", form: one })) },
    { weight: 2, arbitrary: file.map((one): PlaygroundCase => ({ kind: "replay", file: one })) },
    { weight: 3, arbitrary: arbitrarySteps.map((steps): PlaygroundCase => ({ kind: "response", steps })) },
    { weight: 2, arbitrary: arbitraryChannelSteps.map((steps): PlaygroundCase => ({ kind: "channel", steps })) },
  ),
  play: playInBrowser,
};

/** Time after which a response is not waited for any more, in milliseconds: the proxies end each before. */
const maxResponseLength = 4000;

/** Time for a page to process its input, in milliseconds. */
const settling = 300;

let counter = 0;

async function playInBrowser(one: PlaygroundCase, deps: FuzzDeps): Promise<readonly Breach[]> {
  counter += 1;
  const site = `http://localhost:${deps.product.portOf("served")}`;
  const fill = (text: string): string => deps.fill(text, "served");
  switch (one.kind) {
    case "link": {
      const fragment = fill(one.form).replace(/[^!-~]/g, "");
      return deps.pages.visit(`${site}${plainPages.add}?explorer=true${fragment}`, async (page) => {
        // A form that is not valid has a button that can't be pressed.
        await page
          .getByRole("button", { name: "Send Request" })
          .click()
          .catch(() => undefined);
        await page.waitForTimeout(settling);
      });
    }
    case "replay":
      return deps.pages.visit(`${site}${plainPages.add}?explorer=true`, (page) => drop(page, fill(one.file)));
    case "response": {
      const path = deps.upstream.expect(filled(one.steps, fill), `/base/plants/n${counter}`);
      const given = encodeURIComponent(
        JSON.stringify({ value: { pathParameters: { id: path.split("/").at(-1) } }, choices: {} }),
      );
      return deps.pages.visit(`${site}${plainPages.get}?explorer=true#form=${given}`, async (page) => {
        const [response] = await Promise.all([
          page.waitForResponse((one) => one.url().endsWith("/proxy")),
          page.getByRole("button", { name: "Send Request" }).click(),
        ]);
        await Promise.race([response.finished(), page.waitForTimeout(maxResponseLength)]);
        await page.waitForTimeout(settling);
      });
    }
    case "channel":
      deps.upstream.expect(filled(one.steps, fill), "/base/talk");
      return deps.pages.visit(`${site}${plainPages.channel}?explorer=true`, async (page) => {
        await page.getByRole("button", { name: "Connect", exact: true }).click();
        await page.waitForTimeout(2 * settling);
      });
  }
}

const filled = (steps: readonly Step[], fill: (text: string) => string): readonly Step[] =>
  steps.map((step) => ("bytes" in step ? { ...step, bytes: fill(step.bytes) } : step));

async function drop(page: Page, content: string): Promise<void> {
  const dropped = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "failure.json", { type: "application/json" }));
    return transfer;
  }, content);
  await page.getByRole("button", { name: "Send Request" }).dispatchEvent("drop", { dataTransfer: dropped });
  await page.waitForTimeout(settling);
}
