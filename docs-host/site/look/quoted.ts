/** Returns a CSS string. What could end it, its rule or its element is escaped (CSS Syntax 3, §4.3.7). */
export const quoted = (text: string): string =>
  `"${text.replace(/[^\w\-./:?=&%#~+@,;!()[\] ]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;
