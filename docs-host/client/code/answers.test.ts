// @vitest-environment page
import { expect, it } from "vitest";
import { enableAnswers } from "./answers.ts";

it("selects the answer to the chosen example in its own call only", () => {
  const call = `<article class="call"><p class="choices"><input type="radio" name="e1" checked><input type="radio" name="e1" data-answer="2"></p>
    <p data-of="answer"><input type="radio" name="a1" checked><input type="radio" name="a1"></p></article>`;
  document.body.innerHTML = call + call.replaceAll('1"', '9"');
  enableAnswers();
  const inputs = [...document.querySelectorAll("input")];
  inputs[1]?.click();
  expect(inputs.map(({ checked }) => checked)).toEqual([false, true, false, true, true, false, true, false]);
});
