/** Returns the parts of guides with all that authors use most: steps, tabs, code, tables, callouts and images. */
const part = (page: number, number: number): string => `
## Part ${number} of guide ${page}

Every bed has a number, and *plants* keep it when they move. See [the first guide](/guides/g0) for \`bed.${number}\`
-- it takes "about" five minutes, and nothing that you did before gets lost.

<Steps>
<Step title="Add bed **${number}**">
Send the request with the number of the garden.

\`\`\`ts title="add-bed-${page}-${number}.ts" {2}
const garden = await fetch("/gardens/${page}/beds/${number}", { method: "POST" });
console.log(garden.status, await garden.json());
\`\`\`
</Step>
<Step title="Water it">
Water comes from the well. <Tooltip tip="At noon it evaporates">Not at noon</Tooltip>.
</Step>
</Steps>

<AccordionGroup>
<Accordion title="Why is bed ${number} dry?">The well may be empty.</Accordion>
<Accordion title="Who may plant here?">Members of the garden.</Accordion>
</AccordionGroup>

| plant | depth | distance |
| ----- | ----- | -------- |
| bean  | 3 cm  | ${number} cm |
| \`pea\` | 5 cm  | 8 cm     |

<Note title="Frost">Cover it at night.</Note>
`;

/** Returns the text of a guide of at least so many characters. No two guides share their code. */
export function guide(page: number, characters: number): string {
  let text = `---\ntitle: Guide ${page}\nsubtitle: All about beds\n---\n`;
  for (let number = 1; text.length < characters; number += 1) text += part(page, number);
  return text;
}
