/** One field of a `multipart/form-data` body (RFC 7578). What is not read of its data is skipped. */
export interface FormPart {
  name: string;
  /** Null for a field that is not a file; "" if no file was chosen. */
  fileName: string | null;
  data: AsyncGenerator<Uint8Array, void>;
}

const MAX_HEADER_BYTES = 8_192;
const HEADER_END = "\r\n\r\n";

/** @throws Error if the body ends early or is malformed */
export async function* readParts(
  body: ReadableStream<Uint8Array>,
  boundary: string,
): AsyncGenerator<FormPart, void> {
  const source = createSource(body);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first boundary has no line in front of it.
  source.prepend("\r\n");
  await skipUntil(source, delimiter);
  while (!(await isLastBoundary(source))) {
    const { name, fileName } = parseHeader(await readHeader(source));
    const part = { isRead: false };
    const data = readUntil(source, delimiter, part);
    yield { name, fileName, data };
    // Waits for a read that is still under way; a reader may have stopped early, or not have begun.
    await data.return();
    if (!part.isRead) await skipUntil(source, delimiter);
  }
  await source.cancel();
}

export const getBoundary = (contentType: string | null): string | null => {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
      contentType ?? "",
    ) ?? [];
  return quoted ?? plain ?? null;
};

interface Source {
  /** Bytes that have arrived and are not taken yet. */
  peek(): Buffer;
  take(length: number): Buffer;
  prepend(text: string): void;
  /** Waits for more bytes. @throws Error at the end of the body */
  fill(): Promise<void>;
  cancel(): Promise<void>;
}

function createSource(body: ReadableStream<Uint8Array>): Source {
  const reader = body.getReader();
  let pending: Buffer = Buffer.alloc(0);
  return {
    peek: () => pending,
    take(length) {
      const taken = pending.subarray(0, length);
      pending = pending.subarray(length);
      return taken;
    },
    prepend(text) {
      pending = Buffer.concat([Buffer.from(text), pending]);
    },
    async fill() {
      const { done, value } = await reader.read();
      if (done) throw new Error("multipart body ended early");
      pending = Buffer.concat([pending, value]);
    },
    cancel: () => reader.cancel().catch(() => undefined),
  };
}

/** Yields what comes before the delimiter, and takes the delimiter. Holds back only what may be a part of it. */
async function* readUntil(
  source: Source,
  delimiter: Buffer,
  part: { isRead: boolean },
): AsyncGenerator<Uint8Array, void> {
  for (;;) {
    const at = source.peek().indexOf(delimiter);
    if (at >= 0) {
      const rest = source.take(at);
      source.take(delimiter.length);
      part.isRead = true;
      if (rest.length > 0) yield rest;
      return;
    }
    const safeLength = source.peek().length - delimiter.length + 1;
    if (safeLength > 0) yield source.take(safeLength);
    else await source.fill();
  }
}

async function skipUntil(source: Source, delimiter: Buffer): Promise<void> {
  for (;;) {
    const at = source.peek().indexOf(delimiter);
    if (at >= 0) {
      source.take(at + delimiter.length);
      return;
    }
    source.take(Math.max(0, source.peek().length - delimiter.length + 1));
    await source.fill();
  }
}

/** A boundary is followed by a line end, or by "--" at the end of the body. */
async function isLastBoundary(source: Source): Promise<boolean> {
  while (source.peek().length < 2) await source.fill();
  const mark = source.take(2).toString("latin1");
  if (mark === "--") return true;
  if (mark !== "\r\n") throw new Error("malformed multipart boundary");
  return false;
}

async function readHeader(source: Source): Promise<string> {
  for (;;) {
    const end = source.peek().indexOf(HEADER_END);
    if (end >= 0) return source.take(end + HEADER_END.length).toString("utf8");
    if (source.peek().length > MAX_HEADER_BYTES) throw new Error("multipart header is too long");
    await source.fill();
  }
}

/** As browsers write it: names in quotes, with quotes and line ends of the name percent-encoded. */
function parseHeader(header: string) {
  const [, disposition = ""] = /^content-disposition:\s*form-data(.*)$/im.exec(header) ?? [];
  const [, name] = /;\s*name="([^"]*)"/i.exec(disposition) ?? [];
  if (name === undefined) throw new Error("multipart field without a name");
  const [, fileName = null] = /;\s*filename="([^"]*)"/i.exec(disposition) ?? [];
  return { name: decodeName(name), fileName: fileName === null ? null : decodeName(fileName) };
}

const ESCAPES: Record<string, string> = { "%0D": "\r", "%0A": "\n", "%22": '"' };
const decodeName = (name: string) =>
  name.replace(/%(?:0D|0A|22)/gi, (code) => ESCAPES[code.toUpperCase()] ?? code);
