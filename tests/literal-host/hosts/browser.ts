import { accessToken, ROLE_KINDS } from "../data/people";
import type { Answer, HostName } from "../types";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5E" +
    "rkJggg==",
  "base64",
);

/** One second of silence: 8 kHz, 8 bit, mono. */
function createSilence(): Buffer {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + 8_000, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8_000, 24);
  header.writeUInt32LE(8_000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write("data", 36);
  header.writeUInt32LE(8_000, 40);
  return Buffer.concat([header, Buffer.alloc(8_000, 128)]);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function toLoginLink(target: string, kind: string): string {
  const separator = target.includes("?") ? "&" : "?";
  const href = `${target}${separator}access_token=${accessToken(kind)}`;
  return `<li><a href="${escapeHtml(href)}">${kind}</a></li>`;
}

/** Login page: one link a role back to the first query value that is an address or a path. */
function createLoginPage(query: URLSearchParams): string {
  const target = [...query.values()].find((value) => /^(https?:\/\/|\/)/.test(value)) ?? "/";
  const rows = [...query].map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt>` + `<dd>${escapeHtml(value)}</dd>`,
  );
  const links = [...ROLE_KINDS, "none"].map((kind) => toLoginLink(target, kind));
  return (
    '<!doctype html><html lang="id"><title>Masuk</title><h1>Masuk sebagai</h1>' +
    `<ul>${links.join("")}</ul><dl>${rows.join("")}</dl></html>`
  );
}

/** Answers the three hosts that are outside the 97 calls; null for any other host. */
export function answerBrowser(host: HostName, query: URLSearchParams): Answer | null {
  const answer = (type: string, content: Buffer): Answer => ({
    status: 200,
    body: null,
    raw: { type, content },
  });
  if (host === "account") {
    return answer("text/html; charset=utf-8", Buffer.from(createLoginPage(query)));
  }
  if (host === "radio") return answer("audio/wav", createSilence());
  return host === "files" ? answer("image/png", PIXEL) : null;
}
