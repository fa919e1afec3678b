import { expect, it } from "vitest";
import { textSummary } from "./text-summary.ts";

it.each<[string, string, string | undefined]>([
  ["a heading", "# Plants\nWater **them** [daily](/water).\n\nMore.", "Water them daily."],
  ["a note", "<Note>Careful.</Note>\n\n- a list\n\n<Frame>\n![p](x.png)\n</Frame>\n\nText.", "Careful."],
  ["HTML in a later paragraph", "First.\n\nSecond <b>part</b>.", "First."],
  ["a component in a line", 'Press <Icon icon="play" color={"a > b"} /> to *send*.', "Press to send."],
  ["the name of a component as code", "A `<Card>` has a title.", "A <Card> has a title."],
  ["strong text at the start", "**Note** that it grows.", "Note that it grows."],
  ["imports and comments", 'import X from "./x"\n\n{/* a\n\nb */}\n\n<!-- c -->\n\nText.', "Text."],
  ["code", "```sh\nnpm install\n\nnpm start\n```\n\nInstalled.", "Installed."],
  ["code that does not end", "```sh\nnpm install\n\nnpm start", undefined],
  ["badges", "[![build](b.svg)](https://ci.example)\n\nA library.", "A library."],
  [
    "a card with attributes in several lines",
    '<Card\n  title="Water"\n  href="/w"\n>\n  How much.\n</Card>',
    "How much.",
  ],
  ["only a list", "- one\n- two", undefined],
])("the first paragraph of a text with %s", (_, markdown, summary) => {
  expect(textSummary(markdown)).toBe(summary);
});
