import { describe, expect, it } from "vitest";
import { failureWords } from "#ui/failure-words";
import { formWords } from "#ui/form-words";
import { lateWords } from "#ui/late-words";
import { panelWords, replacePanelWords } from "#ui/panel-words";
import { words } from "#ui/words";
import { authWords } from "../../../ui/auth/panels/words.ts";
import { logWords } from "../../../ui/channel/log/words.ts";
import { channelWords } from "../../../ui/channel/words.ts";
import { recorderWords } from "../../../ui/form/recorder/words.ts";
import { historyWords } from "../../../ui/history/words.ts";
import { responseWords } from "../../../ui/response/words.ts";
import { streamWords } from "../../../ui/stream/words.ts";
import { answerToolsWords, generatedWords, replayWords } from "../panel-words/index.ts";
import { loadTexts } from "./load-texts.ts";
import type { PanelTexts } from "./panel-texts.ts";
import { arabicPanels } from "./panels/arabic.ts";
import { chinesePanels } from "./panels/chinese.ts";
import { frenchPanels } from "./panels/french.ts";
import { germanPanels } from "./panels/german.ts";
import { japanesePanels } from "./panels/japanese.ts";
import { koreanPanels } from "./panels/korean.ts";
import { portuguesePanels } from "./panels/portuguese.ts";
import { spanishPanels } from "./panels/spanish.ts";
import { replaceTexts } from "./replace-texts.ts";

/** Copies, since a language replaces the texts that are shown. */
const english: PanelTexts = {
  auth: { ...authWords },
  channel: { ...channelWords },
  log: { ...logWords },
  history: { ...historyWords },
  response: { ...responseWords },
  stream: { ...streamWords },
  answerTools: { ...answerToolsWords },
  replay: { ...replayWords },
  generated: { ...generatedWords },
  recorder: { ...recorderWords },
  failures: { ...failureWords },
};

const languages: readonly (readonly [tag: string, texts: PanelTexts])[] = [
  ["ar", arabicPanels],
  ["de", germanPanels],
  ["es", spanishPanels],
  ["fr", frenchPanels],
  ["ja", japanesePanels],
  ["ko", koreanPanels],
  ["pt-BR", portuguesePanels],
  ["zh", chinesePanels],
];

/** Arguments of texts: names that are found again in them, or numbers. */
const argumentsOf: { readonly [key: string]: readonly unknown[] } = {
  "auth.sentAs": ["«first»", "query"],
  "auth.sentToTokenUrl": [["«first»", "«second»"]],
  "channel.leftNormally": [1011, "«second»"],
  "response.hitOf": [41, "57"],
  "response.hitCount": [41, false],
  "answerTools.kept": [200, "«first»", "«second»"],
  "answerTools.differences": [41, false],
  "recorder.recorded": ["«first»", "stopped"],
  "recorder.noRecording": [{ cause: "unexpected", detail: "«first»" }],
  "generated.finding": ["The server answered with 500.", { text: "The server answered with {}.", values: ["500"] }],
  "failures.message": [{ cause: "closing", message: "The proxy is being restarted." }],
  "failures.advice": [{ cause: "closing", message: "", advice: "Try again in a moment." }],
  "failures.login": [{ detail: "The server's response is not JSON.", reason: "no-json" }],
  "stream.facts": [41, undefined, 57, undefined],
  "stream.soFar": [41, undefined, 57],
  "stream.resume": [41, ["«event»", "«events»"]],
  "stream.rowsDropped": [41, undefined],
};

/** All texts by path, such as `log.origins.client`. Functions are called with one or two values. */
function textsOf(all: object, path = ""): readonly (readonly [key: string, text: string])[] {
  return Object.entries(all).flatMap(([name, one]) => {
    const key = path === "" ? name : `${path}.${name}`;
    if (one === undefined || typeof one === "string") return [[key, one ?? ""] as const];
    if (typeof one !== "function") return textsOf(one, key);
    const isCounted = !/name|host|what|reason|format|scopes|endpoint|title/i.test(String(one).split("=>")[0] ?? "");
    const values = argumentsOf[key] ?? (isCounted ? [41, 57, 63] : ["«first»", "«second»"]).slice(0, one.length);
    return [[key, String(one(...values))] as const];
  });
}

/** Names, abbreviations, and texts that have no words. */
const wordless =
  /^(auth\.oauth|generated\.(milliseconds|result|value)|recorder\.soundOf|replay\.of|channel\.savedName|stream\.(id|rowId|at|rowsDropped|units\.bytes))$/;

/** Texts that a language writes as English does. */
const shared: { readonly [language: string]: RegExp } = {
  de: /^(answerTools\.(header|status)|auth\.tokenFormat|response\.textView|stream\.text)$/,
  es: /^log\.bytes$/,
  fr: /^(channel\.messages|channel\.messagesSoFar|log\.messages|log\.name|log\.message)$/,
  "pt-BR": /^log\.bytes$/,
};

describe.each(languages)("the panels in %s", (language, texts) => {
  it("have no text in English", () => {
    const translated = new Map(textsOf(texts));
    const same = textsOf(english).filter(
      ([key, text]) => translated.get(key) === text && !wordless.test(key) && !shared[language]?.test(key),
    );
    expect(same).toEqual([]);
  });

  it("have the names and numbers of each text", () => {
    const valuesIn = (text = ""): string => (text.match(/«(first|second)»|\d+/g) ?? []).sort().join(" ");
    const translated = new Map(textsOf(texts));
    const wrong = textsOf(english).filter(([key, text]) => valuesIn(text) !== valuesIn(translated.get(key)));
    expect(wrong.map(([key]) => [key, translated.get(key)])).toEqual([]);
  });
});

it("shows a language that has loaded, in panels that load before and after it", async () => {
  const before = { form: { ...formWords }, words: { ...words }, late: { ...lateWords } };
  try {
    expect(historyWords.forgetSent).toBe("Forget all");
    await loadTexts("fr-CA");
    expect(historyWords.forgetSent).toBe("Tout oublier");
    expect(streamWords.units.sse).toEqual(["événement", "événements"]);
    replacePanelWords({ later: { login: "Se connecter" } });
    expect(panelWords("later", { login: "Login" }).login).toBe("Se connecter");
  } finally {
    replaceTexts(before);
    replacePanelWords({ ...english });
  }
});

it.each([
  ["ar", 2, "رسالتان في الانتظار. تُرسلان عند فتح الاتصال."],
  ["ar", 3, "3 رسائل في الانتظار. تُرسل عند فتح الاتصال."],
  ["de", 1, "1 Nachricht wartet. Sie wird gesendet, sobald die Verbindung steht."],
  ["de", 1200, "1.200 Nachrichten warten. Sie werden gesendet, sobald die Verbindung steht."],
  ["fr", 0, "0 message attend. Il sera envoyé à l’ouverture de la connexion."],
])("writes in %s that %d messages wait", (tag, count, text) => {
  const texts = new Map(languages).get(tag);
  expect(texts?.channel.messagesWait(count)).toBe(text);
});
