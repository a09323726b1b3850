import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from "node:http";

/** What came back, read to its end. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The `Location` header, or "". */
  location: string;
}

interface Sent {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | Buffer;
}

type Fields = Record<string, string> | [string, string][];

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
let networks = 0;

/** One browser's worth of state against a running app: its cookies, its address, the tenant it looks at. Follows no redirect by itself. */
export class Person {
  readonly cookies = new Map<string, string>();
  /** Each person comes from a network of their own, so that limits count them apart. */
  address = `10.77.${(++networks >> 8) & 255}.${networks & 255}`;

  constructor(
    /** `http://127.0.0.1:…` */
    readonly url: string,
    /** Key of the tenant, as in `main.localhost`. */
    public tenant = "main",
  ) {}

  /** What a request is made with; for tests that do by themselves what `send` does not. */
  optionsOf(path: string, { method = "GET", headers = {}, body }: Sent = {}): RequestOptions {
    const { port } = new URL(this.url);
    return {
      agent,
      host: "127.0.0.1",
      port,
      path,
      method,
      headers: {
        host: `${this.tenant}.localhost:${port}`,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "x-forwarded-for": this.address,
        "user-agent": "Uji/1.0",
        ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
        ...headers,
      },
    };
  }

  send(path: string, sent: Sent = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request(this.optionsOf(path, sent), (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          this.keep(response.headers["set-cookie"] ?? []);
          const { statusCode = 0, headers: got } = response;
          resolve({ status: statusCode, headers: got, text: Buffer.concat(chunks).toString(), location: got.location ?? "" });
        });
      });
      asked.on("error", reject);
      asked.end(sent.body);
    });
  }

  get = (path: string) => this.send(path);

  /** Posts fields as a plain form does. */
  post(path: string, fields: Fields, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    });
  }

  /** Opens a page and posts its form, with the hidden fields that it carries, where it says. @param at which of the page's forms */
  async fill(path: string, fields: Record<string, string>, at = 0): Promise<Answer> {
    const form = formsOf((await this.get(path)).text)[at];
    if (!form) throw new Error(`${path} has no form to post`);
    return this.post(form.action || path, { ...form.hidden, ...fields });
  }

  /** A file, with when its first and its last byte came, in ms from asking. */
  download(path: string): Promise<{ firstByte: number; end: number; text: string }> {
    const begun = performance.now();
    return new Promise((resolve, reject) => {
      const asked = request(this.optionsOf(path), (response) => {
        const chunks: Buffer[] = [];
        let firstByte = 0;
        response.once("data", () => (firstByte = performance.now() - begun));
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => resolve({ firstByte, end: performance.now() - begun, text: Buffer.concat(chunks).toString() }));
      });
      asked.on("error", reject);
      asked.end();
    });
  }

  /** Goes on until a page answers. */
  async follow(answer: Answer): Promise<Answer & { path: string }> {
    let [now, path] = [answer, ""];
    for (let steps = 0; steps < 10 && now.location !== ""; steps++) {
      path = now.location;
      now = await this.get(path);
    }
    return { ...now, path };
  }

  /** Signs in by the pages, as `/Login` begins it. @returns where the way ended */
  async signIn(email: string, password = DEMO_PASSWORD, target = "/Dashboard"): Promise<Answer & { path: string }> {
    const login = await this.get(`/Login?${new URLSearchParams({ redirect: target })}`);
    return this.follow(await this.fill(login.location, { email, password }));
  }

  private keep(lines: string[]): void {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0\b/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

export const DEMO_PASSWORD = "Pendopo-2026";

const ENTITIES: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'", "#39": "'" };
const plain = (html: string) => html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
const attribute = (tag: string, name: string) => plain(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

/** The POST forms of a page: where each goes, and its hidden fields. */
export function formsOf(html: string): { action: string; hidden: Record<string, string> }[] {
  return [...html.matchAll(/<form[^>]*method="post"[^>]*>[\s\S]*?<\/form>/g)].map(([form]) => ({
    action: attribute(form, "action"),
    hidden: Object.fromEntries(
      [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [attribute(tag, "name"), attribute(tag, "value")]),
    ),
  }));
}

/** Runs work over items, a few at a time, in order of arrival. */
export async function inParallel<T, R>(items: readonly T[], width: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T);
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
