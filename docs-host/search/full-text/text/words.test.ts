import { expect, it } from "vitest";
import { maxTypos, typos } from "#docs-host/site/typos";
import { highlight } from "./highlight.ts";
import { termsOf } from "./words.ts";

it.each([
  ["create_chat", ["create", "chat", "createchat"]],
  ["createChat", ["create", "chat", "createchat"]],
  ["/v1/chat-rooms/{roomId}", ["v1", "chat", "rooms", "chatrooms", "room", "id", "roomid"]],
  ["HTTPServer OAuth2 iPhone", ["http", "server", "httpserver", "oauth2", "iphone"]],
  ["MAX_RETRIES = 3", ["max", "retries", "maxretries", "3"]],
  ["Où est l’élève? Straße", ["ou", "est", "l", "eleve", "strasse"]],
  ["東京タワー", ["東京", "京タ", "タワ", "ワー", "ー"]],
  ["APIを呼ぶ", ["api", "を呼", "呼ぶ", "ぶ"]],
  ["한국어 문서", ["한국어", "문서"]],
  ["ＡＰＩ", ["api"]],
  ["", []],
])("%s is found by %j", (text, terms) => expect(termsOf(text)).toEqual(terms));

it.each([
  ["markdwon", "markdown", 1],
  ["authentification", "authentication", 2],
  ["webhok", "webhook", 1],
  ["token", "tokens", 1],
])("%s is %s with %d typos", (word, term, distance) =>
  expect(typos(word, term, maxTypos(word))).toMatchObject({ distance }),
);

it.each([
  ["cat", "car"],
  ["stream", "server"],
])("%s is not %s", (word, term) => expect(typos(word, term, maxTypos(word))).toBeUndefined());

it("compares a word with the start of a longer one", () =>
  expect(typos("athen", "authentication", 1)).toEqual({ distance: 1, isStart: true }));

it("marks words by their parts", () =>
  expect(highlight("Call createChat now", ["chat"])).toEqual([
    { text: "Call ", isMatch: false },
    { text: "createChat", isMatch: true },
    { text: " now", isMatch: false },
  ]));
