import { defined } from "#engine/item-at";

/** The parameters of Punycode (RFC 3492 §5). */
const [base, tmin, tmax, skew, damp, firstBias, firstCode] = [36, 1, 26, 38, 700, 72, 128];

function adapt(delta: number, count: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / damp) : Math.floor(delta / 2);
  rest += Math.floor(rest / count);
  let k = 0;
  while (rest > ((base - tmin) * tmax) / 2) {
    rest = Math.floor(rest / (base - tmin));
    k += base;
  }
  return k + Math.floor(((base - tmin + 1) * rest) / (rest + skew));
}

const threshold = (k: number, bias: number): number => Math.min(Math.max(k - bias, tmin), tmax);

/** Decodes a label without its prefix `xn--` (RFC 3492 §6.2); undefined if it is invalid. */
export function decodePunycode(text: string): string | undefined {
  const delimiter = text.lastIndexOf("-");
  const codes = Array.from(delimiter > 0 ? text.slice(0, delimiter) : "", (one) => one.charCodeAt(0));
  let [n, i, bias] = [firstCode, 0, firstBias];
  let at = delimiter + 1;
  while (at < text.length) {
    const before = i;
    let weight = 1;
    for (let k = base; ; k += base) {
      const digit = /^[a-z0-9]$/i.test(text.charAt(at)) ? (Number.parseInt(text.charAt(at), 36) + 26) % 36 : undefined;
      if (digit === undefined) return undefined;
      at += 1;
      i += digit * weight;
      const limit = threshold(k, bias);
      if (digit < limit) break;
      weight *= base - limit;
      if (i > 2 ** 31 || weight > 2 ** 31) return undefined;
    }
    const count = codes.length + 1;
    bias = adapt(i - before, count, before === 0);
    n += Math.floor(i / count);
    i %= count;
    if (n > 0x10ffff) return undefined;
    codes.splice(i, 0, n);
    i += 1;
  }
  return String.fromCodePoint(...codes);
}

/** Encodes a label, without the prefix `xn--` (RFC 3492 §6.3). */
export function encodePunycode(text: string): string {
  const codes = Array.from(text, (one) => defined(one.codePointAt(0)));
  const basic = codes.filter((code) => code < firstCode);
  let out = String.fromCharCode(...basic) + (basic.length > 0 ? "-" : "");
  let [n, delta, bias, done] = [firstCode, 0, firstBias, basic.length];
  while (done < codes.length) {
    const next = Math.min(...codes.filter((code) => code >= n));
    delta += (next - n) * (done + 1);
    n = next;
    for (const code of codes) {
      if (code < n) delta += 1;
      if (code !== n) continue;
      let q = delta;
      for (let k = base; ; k += base) {
        const limit = threshold(k, bias);
        if (q < limit) break;
        out += digitOf(limit + ((q - limit) % (base - limit)));
        q = Math.floor((q - limit) / (base - limit));
      }
      out += digitOf(q);
      bias = adapt(delta, done + 1, done === basic.length);
      delta = 0;
      done += 1;
    }
    delta += 1;
    n += 1;
  }
  return out;
}

const digitOf = (digit: number): string => ((digit + 10) % 36).toString(36);
