import { describe, expect, it } from "vitest";
import { translations } from "./languages/index.ts";

const namesIn = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each([...translations])("the translation into %s", (language, { phrases, counts }) => {
  it("has the values of each text, and no text without letters", () => {
    const wrong = Object.entries(phrases).filter(
      ([phrase, text]) => String(namesIn(phrase)) !== String(namesIn(text)) || !/[\p{L}{]/u.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it("has a text for each number that its language distinguishes, which shows the number unless it says it", () => {
    const rules = new Intl.PluralRules(language);
    const numbers = Array.from({ length: 120 }, (_, i) => i + 1);
    const categories = new Set(numbers.map((number) => rules.select(number)));
    for (const [phrase, forms] of Object.entries(counts)) {
      for (const form of categories) expect(forms[form], `${phrase}, ${form}`).toBeDefined();
      const shared = [...categories].filter((form) => numbers.filter((one) => rules.select(one) === form).length > 1);
      for (const form of shared) expect(forms[form], phrase).toContain("{count}");
    }
  });
});
