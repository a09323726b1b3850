import { decodeEntities, type HttpResponse, TestBrowser } from "../guards/test-browser";
import { accessToken } from "../literal-host";
import { type FilledForm, fillForms, submitFilledForm } from "../walk/fill-form";

/** A page, and the path where redirects ended. */
interface Landing extends HttpResponse {
  path: string;
}

const toPath = (address: string, base: string) => {
  const { pathname, search } = new URL(address, base);
  return pathname + search;
};

/** A visitor without script of an app in front of the literal host. */
export class Visitor extends TestBrowser {
  /** Follows redirects of this site. */
  async open(path: string): Promise<Landing> {
    let at = path;
    let response = await this.get(at);
    for (let hops = 0; response.location !== "" && hops < 5; hops++) {
      at = toPath(response.location, this.url);
      response = await this.get(at);
    }
    return { ...response, path: at };
  }

  /** Fills in the page's form that has a field of this name, and sends it. @returns the page after its redirects */
  async submit(path: string, field: string, values: Record<string, string> = {}): Promise<Landing> {
    const page = await this.get(path);
    const form = fillForms(page.text).find(
      ({ method, fields, file }) =>
        method === "post" && (file === field || fields.some(([name]) => name === field)),
    );
    if (!form) throw new Error(`${path} (${page.status}) has no form with ${field}`);
    return this.finish(path, await submitFilledForm(this, path, withValues(form, values)));
  }

  async finish(path: string, answer: HttpResponse): Promise<Landing> {
    if (answer.location === "") return { ...answer, path };
    return this.open(toPath(answer.location, this.url));
  }

  /** Signs in at the account site, which is a separate web site. @returns the page after the way back */
  async signInAs(role: string, target = "/Dashboard"): Promise<Landing> {
    const login = await this.get(`/Login?${new URLSearchParams({ redirect: target })}`);
    const site = await (await fetch(login.location)).text();
    const link = [...site.matchAll(/href="([^"]*)"/g)]
      .map(([, href = ""]) => decodeEntities(href))
      .find((href) => href.endsWith(`access_token=${accessToken(role)}`));
    if (!link) throw new Error(`the account site has no link for ${role}`);
    return this.open(toPath(link, this.url));
  }
}

const withValues = (form: FilledForm, values: Record<string, string>): FilledForm => ({
  ...form,
  fields: [
    ...form.fields.filter(([name]) => !(name in values)),
    ...Object.entries(values).filter(([name]) => name !== form.file),
  ],
});
