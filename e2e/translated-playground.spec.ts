import { formText } from "#locales/messages/form";
import ar from "../locales/ar.json" with { type: "json" };
import de from "../locales/de.json" with { type: "json" };
import { isNightly } from "../tooling/tier.ts";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { type DevSite, startDev } from "./targets/start-dev.ts";
import { expect, test } from "./test.ts";

const files: { readonly [path: string]: string } = {
  "fern/docs.yml": `instances: []
title: Plants
translations: [en, de, ar]
navigation:
  - page: Care
    path: care.mdx
  - api: Reference
    specs: [{ type: openapi, path: openapi.yml }]
`,
  "fern/care.mdx": "# Care\n\nWater it daily.\n",
  "fern/translations/de/care.mdx": "# Pflege\n\nTäglich gießen.\n",
  "fern/translations/ar/care.mdx": "# العناية\n\nاسقها يوميا.\n",
  "fern/openapi.yml": `openapi: 3.1.0
info: { title: Plants, version: "1" }
servers: [{ url: "http://127.0.0.1:9" }]
security: [{ token: [] }]
components: { securitySchemes: { token: { type: http, scheme: bearer } } }
paths:
  /plants:
    post:
      operationId: addPlant
      summary: Add a plant
      tags: [plants]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [name, height, code, seeds, planted, tags]
              properties:
                name: { type: string, minLength: 3 }
                height: { type: integer, maximum: 9 }
                code: { type: string, pattern: "^[A-Z]{2}$" }
                seeds: { type: integer, format: int64 }
                planted: { type: string, format: date }
                tags: { type: array, minItems: 2, items: { type: string } }
      responses: { "201": { description: The plant. } }
`,
};

/** A site in English, German and Arabic. */
let dev: DevSite;
test.beforeAll(async () => {
  dev = await startDev(files);
});
test.afterAll(() => dev.stop());

const languages = [
  {
    tag: "de",
    send: "Anfrage senden",
    reasons: {
      name: "Muss mindestens 3 Zeichen haben.",
      height: "Muss höchstens 9 sein.",
      code: "Muss Text nach dem Muster ^[A-Z]{2}$ sein.",
      seeds: "Muss eine ganze Zahl von -9223372036854775808 bis 9223372036854775807 sein.",
    },
    tags: "Muss mindestens 2 Einträge haben.",
    messages: de,
    types: ["Text", "Ganzzahl (int64)", "Array von Text"],
    credential: 'Der Wert enthält "ö", was in einem Header nicht erlaubt ist.',
  },
  {
    tag: "ar",
    send: "إرسال الطلب",
    reasons: {
      name: "المطلوب: 3 أحرف على الأقل.",
      height: "المطلوب: 9 على الأكثر.",
      code: "المطلوب: نص يطابق النمط \u2066^[A-Z]{2}$\u2069.",
      seeds: "المطلوب: عدد صحيح من -9223372036854775808 إلى 9223372036854775807.",
    },
    tags: "المطلوب: عنصران على الأقل.",
    messages: ar,
    types: ["نص", "عدد صحيح (int64)", "مصفوفة نص"],
    credential: 'تحتوي القيمة على "ö"، وهو غير مسموح به في الترويسة.',
  },
] as const;

const typed = { name: "a", height: "12", code: "x", seeds: "9223372036854775808" } as const;

/** English words that no text of these parts has in another language. */
const english = /\b(expected|found|required|the|at least|list of|array of|string|integer)\b/i;

// The last one is written from right to left.
for (const { tag, send, reasons, tags, messages, types, credential } of isNightly ? languages : languages.slice(-1)) {
  test(`a playground in ${tag} names types, and says in its language why values and a credential are wrong`, async ({
    page,
  }) => {
    await page.goto(`${dev.site}/${tag}/reference/plants/add-plant`);
    for (const type of types) await expect(page.locator("main")).toContainText(type);
    await expect(page.locator("main")).not.toContainText(/array of|string \(|integer \(/);

    await page.goto(`${dev.site}/${tag}/reference/plants/add-plant?explorer=true`);
    const button = page.getByRole("button", { name: send });
    await expect(button).toBeEnabled();
    const typesOfFields = page.locator(".form-type");
    await expect(typesOfFields.filter({ hasText: types[1] })).toHaveCount(1);
    expect((await typesOfFields.allInnerTexts()).join("\n")).not.toMatch(english);

    for (const [key, text] of Object.entries(typed)) await page.locator(`[id="input:/body/${key}"]`).fill(text);
    // The list starts with as many items as it must have.
    for (const item of [1, 0]) await page.locator(`[id="field:/body/tags/${item}"] .form-remove button`).click();
    await button.click();
    for (const [key, reason] of Object.entries(reasons)) {
      await expect(page.locator(`[id="input:/body/${key}"]`)).toHaveAccessibleDescription(new RegExp(escaped(reason)));
    }
    const list = page.locator(".play-issues");
    await expect(list).toContainText(tags);
    await expect(page.locator(".play-issues, .form-issue").first()).toBeVisible();
    const shown = (await page.locator(".play-issues, .form-issue").allInnerTexts()).join("\n");
    expect(shown).not.toMatch(/\b(expected|found|required|at least|at most|characters?|items?)\b/i);
    expect(shown).not.toContain(formText().tryAgain);
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.getByRole("button", { name: messages.playground.notAuthenticated }).click();
    const token = page.getByLabel(messages.auth.bearerToken, { exact: true });
    await token.fill("schön");
    await button.click();
    await expect(token).toHaveAccessibleDescription(new RegExp(escaped(credential)));
  });
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
