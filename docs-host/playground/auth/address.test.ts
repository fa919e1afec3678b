import { describe, expect, it } from "vitest";
import { loginInAddress } from "./address.ts";

const at = "https://docs.example/plants/water";

describe("the login result in a URL", () => {
  it.each([
    ["nothing", "?explorer=true", undefined, undefined],
    ["an error", "?error=denied", "denied", "/plants/water"],
    [
      "the description of an error instead of its code",
      "?error=denied&error_description=Not+today",
      "Not today",
      "/plants/water",
    ],
    ["only the description", "?error_description=Not%20today&a=1#b", "Not today", "/plants/water?a=1#b"],
    ["markup as text", "?error=%3Cb%3E", "<b>", "/plants/water"],
    [
      "no error if the parameter is empty, and removes it",
      "?error=&explorer=true",
      undefined,
      "/plants/water?explorer=true",
    ],
  ])("contains %s", (_, search, error, cleaned) => {
    expect(loginInAddress(at + search)).toEqual({ error, answer: undefined, cleaned });
  });

  it("contains the response parameters of the provider, and is removed from the URL", () => {
    const found = loginInAddress(`${at}?explorer=true#login=code=abc%26d&state=s`);
    expect(found.cleaned).toBe("/plants/water?explorer=true");
    expect([...(found.answer ?? [])]).toEqual([
      ["code", "abc&d"],
      ["state", "s"],
    ]);
  });

  it("is absent if the fragment holds a form", () => {
    expect(loginInAddress(`${at}#form=%7B%7D`).cleaned).toBeUndefined();
  });
});
