import { formWords } from "#ui/form-words";
import { arabic } from "../docs-host/app/playground-texts/languages/arabic.ts";
import { german } from "../docs-host/app/playground-texts/languages/german.ts";
import { arabicPanels } from "../docs-host/app/playground-texts/panels/arabic.ts";
import { germanPanels } from "../docs-host/app/playground-texts/panels/german.ts";
import { accessibilityViolations } from "./accessibility-violations.ts";
import { startFaulty } from "./targets/faulty/index.ts";
import { startDev } from "./targets/start-dev.ts";
import { test as base, expect } from "./test.ts";

const files: { readonly [path: string]: string } = {
  "fern/docs.yml": `instances: []
title: Plants
translations: [en, de, ar]
navigation:
  - page: Care
    path: care.mdx
  - api: Reference
    specs: [{ type: openapi, path: openapi.yml }]
  - api: Shop
    specs: [{ type: openapi, path: shop.json }]
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

type Api = Awaited<ReturnType<typeof startFaulty>>;

/** A test with a site in English, German and Arabic, and an API whose answer to the largest page is 500. */
const test = base.extend<object, { api: Api; site: string }>({
  api: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern here, even an empty one.
    async ({}, use) => {
      const api = await startFaulty("crash-on-largest-limit");
      await use(api);
      await api.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ api }, use) => {
      const { site, stop } = await startDev({ ...files, "fern/shop.json": JSON.stringify(api.description) });
      await use(site);
      await stop();
    },
    { scope: "worker" },
  ],
});

const languages = [
  {
    tag: "de",
    send: "Anfrage senden",
    reasons: {
      name: "Erwartet: mindestens 3 Zeichen; gefunden: 1 Zeichen.",
      height: "Erwartet: höchstens 9; gefunden: 12.",
      code: 'Erwartet: Text nach dem Muster ^[A-Z]{2}$; gefunden: "x".',
      seeds:
        'Erwartet: eine ganze Zahl von -9223372036854775808 bis 9223372036854775807; gefunden: "9223372036854775808".',
    },
    tags: "Erwartet: mindestens 2 Einträge; gefunden: 0 Einträge.",
    texts: german,
    panels: germanPanels,
    types: ["Text", "Ganzzahl (int64)", "Array von Text"],
    failed: "Unter der Adresse der API nimmt nichts Verbindungen an.",
    advice: "Die API ist vielleicht außer Betrieb oder an einem anderen Port.",
    credential: 'Der Wert enthält "ö", was in einem Header nicht erlaubt ist.',
    broken: 'Zeile 1, Spalte 2: erwartet: ein Eigenschaftsname in doppelten Anführungszeichen; gefunden: "x"',
    found: "Der Server antwortete auf eine gültige Anfrage mit 500.",
  },
  {
    tag: "ar",
    send: "إرسال الطلب",
    reasons: {
      name: "المتوقع: 3 أحرف على الأقل؛ الموجود: حرف واحد.",
      height: "المتوقع: 9 على الأكثر؛ الموجود: 12.",
      code: 'المتوقع: نص يطابق النمط \u2066^[A-Z]{2}$\u2069؛ الموجود: "x".',
      seeds: 'المتوقع: عدد صحيح من -9223372036854775808 إلى 9223372036854775807؛ الموجود: "9223372036854775808".',
    },
    tags: "المتوقع: عنصران على الأقل؛ الموجود: 0 عنصر.",
    texts: arabic,
    panels: arabicPanels,
    types: ["نص", "عدد صحيح (int64)", "مصفوفة نص"],
    failed: "لا شيء يقبل الاتصالات في عنوان الواجهة.",
    advice: "ربما كانت الواجهة متوقفة أو على منفذ آخر.",
    credential: 'تحتوي القيمة على "ö"، وهو غير مسموح به في الترويسة.',
    broken: 'المتوقع: اسم خاصية بين علامتي اقتباس مزدوجتين؛ الموجود: \u2066"x"\u2069',
    found: "استجاب الخادم لطلب صالح بالحالة \u2066500\u2069.",
  },
] as const;

const typed = { name: "a", height: "12", code: "x", seeds: "9223372036854775808" } as const;

for (const { tag, send, reasons, tags } of languages) {
  test(`a playground in ${tag} says in its language why values are wrong`, async ({ page, site }) => {
    await page.goto(`${site}/${tag}/reference/plants/add-plant?explorer=true`);
    const button = page.getByRole("button", { name: send });
    await expect(button).toBeEnabled();
    for (const [key, text] of Object.entries(typed)) await page.locator(`[id="input:/body/${key}"]`).fill(text);
    await button.click();
    for (const [key, reason] of Object.entries(reasons)) {
      await expect(page.locator(`[id="input:/body/${key}"]`)).toHaveAccessibleDescription(new RegExp(escaped(reason)));
    }
    const list = page.locator(".play-issues");
    await expect(list).toContainText(tags);
    await expect(page.locator(".play-issues, .form-issue").first()).toBeVisible();
    const shown = (await page.locator(".play-issues, .form-issue").allInnerTexts()).join("\n");
    expect(shown).not.toMatch(/\b(expected|found|required|at least|at most|characters?|items?)\b/i);
    expect(shown).not.toContain(formWords.tryAgain);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

/** English words that no text of these parts has in another language. */
const english = /\b(expected|found|required|the|at least|list of|array of|string|integer)\b/i;

const valid = { name: "Fern", height: "3", code: "AB", seeds: "9007199254740993", planted: "2026-11-21" } as const;

for (const { tag, send, texts, panels, types, failed, advice, credential, broken, found } of languages) {
  test(`a playground in ${tag} names types, and says why a request fails or can't be sent`, async ({ page, site }) => {
    await page.goto(`${site}/${tag}/reference/plants/add-plant`);
    for (const type of types) await expect(page.locator("main")).toContainText(type);
    await expect(page.locator("main")).not.toContainText(/array of|string \(|integer \(/);

    await page.goto(`${site}/${tag}/reference/plants/add-plant?explorer=true`);
    const button = page.getByRole("button", { name: send });
    await expect(button).toBeEnabled();
    const shown = page.locator(".form-type");
    await expect(shown.filter({ hasText: types[1] })).toHaveCount(1);
    expect((await shown.allInnerTexts()).join("\n")).not.toMatch(english);

    await page.getByRole("button", { name: texts.words.notAuthenticated }).click();
    const token = page.getByLabel(panels.auth.bearerToken, { exact: true });
    await token.fill("schön");
    await button.click();
    await expect(token).toHaveAccessibleDescription(new RegExp(escaped(credential)));
    await token.fill("secret");

    for (const [key, text] of Object.entries(valid)) await page.locator(`[id="input:/body/${key}"]`).fill(text);
    await page.getByRole("button", { name: texts.late.sendAnyway }).or(button).first().click();
    const message = page.locator(".play-failure-message");
    await expect(message).toHaveText(failed);
    await expect(page.locator(".play-failure")).toContainText(advice);
    await expect(page.locator(".play-failure")).toContainText(texts.late.responsible.provider);
    expect(await page.locator(".play-failure").textContent()).not.toMatch(english);
    expect(await accessibilityViolations(page)).toEqual([]);

    await page
      .getByRole("radio", { name: texts.words.jsonView })
      .or(page.getByText(texts.words.jsonView))
      .first()
      .click();
    await page.locator(".cm-content").fill("{x");
    await expect(page.locator(".raw .form-issue")).toContainText(broken);
  });

  test(`generated requests in ${tag} say what they found`, async ({ page, site, api }) => {
    test.setTimeout(300_000);
    await page.goto(`${site}/${tag}/shop/plants/list-plants?explorer=true`);
    await expect(page.getByRole("button", { name: send })).toBeEnabled();
    await page.getByRole("button", { name: texts.words.notAuthenticated }).click();
    await page.getByLabel(panels.auth.bearerToken, { exact: true }).fill(api.credentials.own.token ?? "");
    await page.getByRole("button", { name: texts.words.tryGenerated }).click();
    const dialog = page.getByRole("dialog", { name: texts.words.tryGenerated });
    const { generated } = panels;
    for (const [name, text] of [
      [generated.calls, "60"],
      [generated.rate, "100"],
      [generated.seed, "7"],
    ] as const) {
      await dialog.getByRole("textbox", { name, exact: true }).fill(text);
    }
    await dialog.getByRole("button", { name: generated.start, exact: true }).click();
    await expect(dialog.getByRole("button", { name: generated.startAgain })).toBeVisible({ timeout: 180_000 });
    const row = dialog.locator(".generated-failures tbody tr").filter({ hasText: "server-error" });
    await expect(row).toHaveCount(1);
    await expect(row.getByRole("rowheader")).toHaveText(found);
    await expect(dialog.locator("[lang=en]")).toHaveCount(0);
    expect(await accessibilityViolations(page, "dialog.generated")).toEqual([]);
  });
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
