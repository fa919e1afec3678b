/** The start of a block of code, and attributes of components with the language of code. */
const mentions = /^[ \t>*+\d.-]*(?:`{3,}|~{3,})[ \t]*([\w+#.-]+)|\b(?:language|lang)=["']([\w+#.-]+)["']/gm;

/** Returns the names of the languages that the code in a text may have. */
export const languagesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(mentions)].flatMap(([, fence, attribute]) => fence ?? attribute ?? [])),
];
