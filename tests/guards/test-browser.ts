import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from "node:http";

/** A response with its whole body. */
export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The `Location` header, or "". */
  location: string;
}

interface SendOptions {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface OpenForm {
  /** @param browser the one that opened the form, unless it has moved */
  post(fields?: Record<string, string>, browser?: TestBrowser): Promise<HttpResponse>;
}

type FormFields = Record<string, string> | [string, string][];

const sharedAgent = new Agent({ keepAlive: true, maxSockets: 16 });
let browserCount = 0;
/** Of a patient browser. */
const MAX_ATTEMPTS = 6;

/** An HTTP client with cookies and an IP address; it follows redirects only on request. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  /** Differs per browser, so that each has its own rate limits. */
  clientIp = `10.77.${(++browserCount >> 8) & 255}.${browserCount & 255}`;
  /** Requests at once, of all browsers that share it. */
  agent = sharedAgent;
  /** Tries again when the site says how soon, as it does while a host over HTTP is slow. */
  isPatient = false;

  constructor(
    /** `http://127.0.0.1:…` */
    readonly url: string,
    /** Key of the tenant, as in `main.localhost`; "" is `localhost` itself. */
    public tenant = "main",
  ) {}

  /** The same browser at another instance, or at the same one after a restart. */
  moveTo(url: string): TestBrowser {
    const moved = new TestBrowser(url, this.tenant);
    for (const [name, value] of this.cookies) moved.cookies.set(name, value);
    moved.clientIp = this.clientIp;
    moved.agent = this.agent;
    return moved;
  }

  /** Request options for tests that cannot use `send`. */
  getRequestOptions(
    path: string,
    { method = "GET", headers = {}, body }: SendOptions = {},
  ): RequestOptions {
    const { port } = new URL(this.url);
    return {
      agent: this.agent,
      host: "127.0.0.1",
      port,
      path,
      method,
      headers: {
        host: `${[this.tenant, "localhost"].filter(Boolean).join(".")}:${port}`,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "x-forwarded-for": this.clientIp,
        "user-agent": "Uji/1.0",
        ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
        ...headers,
      },
    };
  }

  async send(path: string, options: SendOptions = {}): Promise<HttpResponse> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.sendOnce(path, options);
      if (!this.isPatient || answer.status !== 503 || attempt === MAX_ATTEMPTS) return answer;
      const seconds = Number(answer.headers["retry-after"]);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
  }

  private sendOnce(path: string, options: SendOptions): Promise<HttpResponse> {
    return new Promise((resolve, reject) => {
      const outgoing = request(this.getRequestOptions(path, options), (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          this.storeCookies(response.headers["set-cookie"] ?? []);
          const { statusCode = 0, headers } = response;
          resolve({
            status: statusCode,
            headers,
            text: Buffer.concat(chunks).toString(),
            location: headers.location ?? "",
          });
        });
      });
      outgoing.on("error", (error: NodeJS.ErrnoException) => {
        // The server closed a kept connection just before; it has not seen the request.
        const isStale = outgoing.reusedSocket && error.code === "ECONNRESET";
        if (isStale) this.sendOnce(path, options).then(resolve, reject);
        else reject(error);
      });
      outgoing.end(options.body);
    });
  }

  get = (path: string) => this.send(path);

  /** Posts fields URL-encoded. */
  post(
    path: string,
    fields: FormFields,
    headers: Record<string, string> = {},
  ): Promise<HttpResponse> {
    return this.send(path, {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    });
  }

  /** Opens a page with a form. @param at index of the form */
  async openForm(path: string, at = 0): Promise<OpenForm> {
    const page = await this.get(path);
    const form = parseForms(page.text)[at];
    if (!form) throw new Error(`${path} has no form to post: ${page.status} ${page.location}`);
    const action = form.action || path;
    return {
      post: (fields, browser = this) => browser.post(action, { ...form.hidden, ...fields }),
    };
  }

  /** Opens a page and posts one of its forms with the hidden fields. @param at index of the form */
  async submitForm(path: string, fields: Record<string, string>, at = 0): Promise<HttpResponse> {
    return (await this.openForm(path, at)).post(fields);
  }

  /** Downloads a file; times are ms from the request to the first and the last byte. */
  download(path: string): Promise<{ firstByte: number; end: number; text: string }> {
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const outgoing = request(this.getRequestOptions(path), (response) => {
        const chunks: Buffer[] = [];
        let firstByte = 0;
        response.once("data", () => (firstByte = performance.now() - startedAt));
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            firstByte,
            end: performance.now() - startedAt,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      outgoing.on("error", reject);
      outgoing.end();
    });
  }

  /** Follows redirects up to ten times. */
  async followRedirects(answer: HttpResponse): Promise<HttpResponse & { path: string }> {
    let [now, path] = [answer, ""];
    for (let steps = 0; steps < 10 && now.location !== ""; steps++) {
      path = now.location;
      now = await this.get(path);
    }
    return { ...now, path };
  }

  /** Signs in through the pages. @returns the page after the last redirect */
  async signIn(
    email: string,
    password = DEMO_PASSWORD,
    target = "/Dashboard",
  ): Promise<HttpResponse & { path: string }> {
    const login = await this.get(`/Login?${new URLSearchParams({ redirect: target })}`);
    return this.followRedirects(await this.submitForm(login.location, { email, password }));
  }

  private storeCookies(lines: string[]): void {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0\b/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

export const DEMO_PASSWORD = "Pendopo-2026";

const HTML_ENTITIES: Record<string, string> = {
  amp: "&",
  quot: '"',
  lt: "<",
  gt: ">",
  "#x27": "'",
  "#39": "'",
  "#38": "&",
};
export const decodeEntities = (html: string) =>
  html.replace(/&(#?\w+);/g, (whole, name: string) => HTML_ENTITIES[name] ?? whole);
const getAttribute = (tag: string, name: string) =>
  decodeEntities(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

/** Returns the POST forms of a page with their hidden fields. */
export function parseForms(html: string): { action: string; hidden: Record<string, string> }[] {
  return [...html.matchAll(/<form[^>]*method="post"[^>]*>[\s\S]*?<\/form>/g)].map(([form]) => ({
    action: getAttribute(form, "action"),
    hidden: Object.fromEntries(
      [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [
        getAttribute(tag, "name"),
        getAttribute(tag, "value"),
      ]),
    ),
  }));
}

/** Maps items with at most `width` calls at once; results keep the order. */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T);
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
