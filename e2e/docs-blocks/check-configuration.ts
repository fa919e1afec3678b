import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A program that checks a configuration. */
interface Checker {
  readonly program: string;
  readonly words: (file: string) => readonly string[];
  /** The block with what a whole configuration has around it. */
  readonly whole?: (text: string, file: string) => string;
  /** Parts of the output of a configuration that is right in a place where the program may not act. */
  readonly allowed?: RegExp;
}

/** The programs by the languages of blocks. */
const checkers: { readonly [language: string]: Checker } = {
  nginx: {
    program: "nginx",
    words: (file) => ["-t", "-q", "-c", file],
    whole: (text, file) => `pid ${file}.pid;\nerror_log ${file}.log;\nevents {}\nhttp {\n${text}\n}\n`,
  },
  caddy: { program: "caddy", words: (file) => ["validate", "--adapter", "caddyfile", "--config", file] },
  apache: {
    program: "apache2",
    words: (file) => ["-t", "-f", file],
    whole: (text, file) =>
      [
        ...[`Listen 80`, `PidFile ${file}.pid`, `ErrorLog ${file}.log`, `ServerName localhost`],
        ...["mpm_event", "authz_core"].map(
          (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
        ),
        text,
      ].join("\n"),
  },
  nft: {
    program: "nft",
    words: (file) => ["--check", "--file", file],
    whole: (text) => text.replace('"callboard-proxy"', '"root"'), // a user of each machine Without the rights of an administrator the rules are parsed, and then not compared with the rules of the kernel.
    allowed: /^[^:]*: Operation not permitted/,
  },
};

/** Returns true if the program that checks a language is installed. */
export const canCheck = (language: string): boolean => {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const program = checkers[language]?.program;
  return program !== undefined && folders.some((folder) => existsSync(join(folder, program)));
};

/** Checks a configuration by the program that reads it; throws with its output if it is wrong. */
export async function checkConfiguration(language: string, text: string, folder: string): Promise<void> {
  const checker = checkers[language];
  if (checker === undefined) throw new Error(`no program checks ${language}`);
  const { program, words, whole = (block) => block, allowed } = checker;
  const file = join(folder, `${language}.checked`);
  writeFileSync(file, `${whole(text, file)}\n`);
  const env = { ...process.env, PATH: `${process.env.PATH}${delimiter}/usr/sbin`, HOME: folder };
  await run(program, words(file), { env }).catch((error: { readonly stderr?: string }) => {
    if (allowed?.test(error.stderr ?? "") !== true) throw new Error(`${language}: ${error.stderr}`);
  });
}
