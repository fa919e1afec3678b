/** Content that publishers send in a broken form, or leave unchanged (each a line of a page); `$n` makes it unique. */
export const faults: { readonly [name: string]: string } = {
  "an icon with a file beside a relative link":
    '<Callout icon={<img src="../assets/image-0.png" />} title="t">x</Callout> <Button icon={<img src="../assets/image-1.png" />} href="./page-1.mdx">x</Button>',
  "a link to a file": "[the paper](../files/paper.pdf)",
  "a link without an extension": "[a neighbor](./page-1)",
  "a definition of a link": "[a page][ref]\n\n[ref]: ./page-1.mdx",
  "a link to a missing page": "[gone](./missing.mdx) and [gone too](/missing/page)",
  "a link to an endpoint": "[list](api:GET/plants)",
  "a link without the base path": "[home](/home)",
  "an import of a snippet outside of components": 'import Shared from "../snippets/shared.mdx"\n\n<Shared />',
  "an import of code": 'import { Bed } from "../components/Bed"\n\n<Bed name="rose">\n  Inside of a bed.\n</Bed>',
  "an image in a snippet": '<Markdown src="../snippets/image.mdx" plant="fern" />',
  "code of a file": '<Code src="../snippets/sow.ts" title="Sow" lines={[1, 2]} />',
  "an unknown component": "<Greenhouse size={3}>\n  Inside of an unknown one.\n</Greenhouse>",
  "an expression": "Plants: {[1, 2].map((n) => n * 2)}",
};

/** Front matter that publishers send in a broken form. */
export const frontMatterFaults: readonly string[] = [
  "logo: { light: ../assets/image-0.png, dark: https://plants.example/dark.svg }",
];

/** Returns true for a broken link of generated pages, or a link to a page for members only. */
export const isDeadOnPurpose = (href: string): boolean => /missing|members-only|\.pdf$/.test(href);
