import { generateKeyPairSync, sign } from "node:crypto";

/** A private key and a certificate signed with it, both in PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const oid = {
  commonName: [0x55, 0x04, 0x03],
  subjectAltName: [0x55, 0x1d, 0x11],
  ecdsaWithSha256: [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02],
};

const day = 86_400_000;

/**
 * Creates a self-signed certificate for one DNS name, valid from the day before `today` to the day after (X.509 v3, RFC
 * 5280).
 */
export function makeCertificate(dnsName: string, today = Date.now()): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(tlv(0x06, oid.ecdsaWithSha256));
  const name = sequence(tlv(0x31, sequence(tlv(0x06, oid.commonName), text(0x0c, dnsName))));
  const altNames = sequence(tlv(0x06, oid.subjectAltName), tlv(0x04, sequence(text(0x82, dnsName))));
  const body = sequence(
    tlv(0xa0, tlv(0x02, [2])),
    tlv(0x02, [1]),
    algorithm,
    name,
    sequence(time(today - day), time(today + day)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    tlv(0xa3, sequence(altNames)),
  );
  const signature = sign("sha256", body, privateKey);
  const der = sequence(body, algorithm, tlv(0x03, Buffer.concat([Buffer.of(0), signature])));
  const base64 = der.toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
}

/** One DER element: tag, length, content. */
function tlv(tag: number, content: Buffer | readonly number[]): Buffer {
  const bytes = Buffer.from(content);
  const { length } = bytes;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), bytes]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => tlv(0x30, Buffer.concat(parts));
const text = (tag: number, content: string): Buffer => tlv(tag, Buffer.from(content));
/** GeneralizedTime, seconds and no fraction. */
const time = (ms: number): Buffer => text(0x18, `${new Date(ms).toISOString().replace(/[-:T]|\.\d+/g, "")}`);
