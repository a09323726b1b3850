import type { Page } from "playwright/test";
import { fillForms } from "../../walk/fill-form";
import type { HostileHosts } from "./hostile-hosts";
import { PAYLOADS } from "./payloads";

/** Fields in which visitors write what they like, and how much of it. */
const FREE_TEXT: Record<string, number> = {
  name: 1,
  institution: 1,
  topic: 1,
  position: 1,
  address: 1,
  message: 20,
  query: 8,
  comment: 8,
};

let next = 0;
const takePayloads = (count: number) =>
  Array.from({ length: count }, () => PAYLOADS[next++ % PAYLOADS.length] ?? "").join(" ");

const fillText = (name: string): string | undefined => {
  const count = FREE_TEXT[name.split(".").at(-1) ?? ""];
  return count === undefined ? undefined : takePayloads(count).slice(0, 1_900);
};

/** Sends the page's form as a browser does, with payloads for text or, without, filled in properly. */
async function send(page: Page, withPayloads: boolean): Promise<void> {
  const form = fillForms(await page.content()).find(({ method }) => method === "post");
  if (!form) throw new Error(`${page.url()} has no form`);
  const fields = form.fields.map(([name, value]): [string, string] => [
    name,
    (withPayloads ? fillText(name) : undefined) ?? value,
  ]);
  const loaded = page.waitForEvent("load");
  await page.evaluate(
    ({ action, values }) => {
      const copy = document.createElement("form");
      copy.method = "post";
      copy.action = action || location.href;
      for (const [name, value] of values) {
        const field = document.createElement("textarea");
        field.name = name;
        field.value = value;
        copy.append(field);
      }
      document.body.append(copy);
      HTMLFormElement.prototype.submit.call(copy);
    },
    { action: form.action, values: fields },
  );
  await loaded;
}

/**
 * Sends a form with payloads. Where the form refuses them, that page shows them too; then the form is sent without.
 * @param inspect called for each page that came back
 */
export async function submitPayloads(
  page: Page,
  url: string,
  inspect: (page: Page) => Promise<void>,
): Promise<void> {
  await page.goto(url);
  const { pathname } = new URL(url);
  await send(page, true);
  await inspect(page);
  if (new URL(page.url()).pathname !== pathname) return;
  await send(page, false);
  await inspect(page);
}

/** Writes posts whose every text is a payload, by the services host's own call. @returns their paths */
export async function writePosts(
  { url, credentials }: HostileHosts,
  chunkSize: number,
): Promise<string[]> {
  const paths: string[] = [];
  for (let from = 0; from < PAYLOADS.length; from += chunkSize) {
    const chunk = PAYLOADS.slice(from, from + chunkSize);
    const body = {
      kindSlug: "blog",
      title: `Judul ${chunk[0]}`.slice(0, 140),
      summary: chunk.join(" ").slice(0, 280),
      content: `<p>${"Isi. ".repeat(40)}</p>${chunk.join("\n")}`,
      tags: chunk.slice(0, 3).map((payload) => payload.slice(0, 30)),
      status: "published",
    };
    const response = await fetch(`${url}/services/v3/post/create`, {
      method: "POST",
      headers: { ...credentials, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const { data, message } = (await response.json()) as {
      data: { id: string; slug: string } | null;
      message: string;
    };
    if (!data?.slug) throw new Error(`post not written: ${response.status} ${message}`);
    paths.push(`/Blog/${data.id}/${data.slug}`);
  }
  return paths;
}
