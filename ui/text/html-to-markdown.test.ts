import { expect, it } from "vitest";
import { htmlToMarkdown } from "./html-to-markdown.ts";

it.each([
  ["no tags, 1 < 2 & 3 > 2", "no tags, 1 < 2 & 3 > 2"],
  [
    "<p>Updates the <strong>source</strong>.</p>\n\n<p>In <code>past_due</code> state.</p>",
    "Updates the **source**.\nIn `past_due` state.",
  ],
  ['See <a class="x" href="https://a.example/b">the guide</a>.', "See [the guide](https://a.example/b)."],
  ['<a href="javascript:alert(1)">go</a>', "go"],
  ["<ul><li>one</li><li>two</li></ul>", "- one\n- two"],
  ["one<br>two<BR/>three", "one\ntwo\nthree"],
  ["Authorization: Bearer <token>", "Authorization: Bearer <token>"],
  ["<note> Deprecated. </note> Describes a link.", "Deprecated.  Describes a link."],
  ["Map<String, List<Integer>>", "Map<String, List<Integer>>"],
  ["a &lt;b&gt; &amp;amp; &#39;c&#x27; &unknown; &#0;", "a <b> &amp; 'c' &unknown; &#0;"],
  ["text<script>alert(1)</script><style>p{}</style> stays", "text stays"],
  ["<script>never ended", ""],
  ['<img src=x onerror="alert(1)">a picture', "a picture"],
])("converts %j to %j", (text, marks) => {
  expect(htmlToMarkdown(text)).toBe(marks);
});
