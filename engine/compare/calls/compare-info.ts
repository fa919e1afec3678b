import { equalJson } from "#engine/json";
import type { ApiInfo, ApiModel } from "#engine/model";
import { type ChangeLocation, compareDocs } from "../report/index.ts";
import type { ComparisonContext } from "../shapes/index.ts";

/** The parts of the facts about an API, each as text for a message. */
const infoTexts: { readonly [K in keyof Required<ApiInfo>]: readonly [words: string, text: (info: ApiInfo) => Texts] } =
  {
    contact: ["the contact", ({ contact }) => [contact?.name, contact?.url, contact?.email]],
    license: ["the license", ({ license }) => [license?.name, license?.identifier, license?.url]],
    termsOfService: ["the address of the terms of service", ({ termsOfService }) => [termsOfService]],
    logo: ["the logo", ({ logo }) => [logo?.url, logo?.altText, logo?.backgroundColor, logo?.href]],
  };

type Texts = readonly (string | undefined)[];

/** Compares the title, the description and the facts of an API. Its version is expected to differ. */
export function compareInfo(
  older: ApiModel,
  newer: ApiModel,
  location: (steps: readonly string[], words: string) => ChangeLocation,
  { report }: ComparisonContext,
): void {
  compareDocs(titleOf(older), titleOf(newer), location([], "the API"), report);
  for (const [key, [words, textsOf]] of Object.entries(infoTexts)) {
    const [before, after] = [older.info ?? {}, newer.info ?? {}].map((info) => textsOf(info).map((one) => one ?? ""));
    if (before === undefined || after === undefined || equalJson(before, after)) continue;
    report(location(["info", key], `${words} of the API`), "info-changed", { ...was(before), ...is(after) });
  }
}

const titleOf = ({ name, description }: ApiModel) => ({
  ...(name !== undefined && { displayName: name }),
  ...(description !== undefined && { description }),
});

const textOf = (texts: readonly string[]): string | undefined => texts.filter(Boolean).join(", ") || undefined;

const was = (texts: readonly string[]) => {
  const text = textOf(texts);
  return text === undefined ? {} : { was: text };
};

const is = (texts: readonly string[]) => {
  const text = textOf(texts);
  return text === undefined ? {} : { is: text };
};
