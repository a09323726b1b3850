import { decodeEntities } from "../guards/test-browser";

const getAttribute = (tag: string, name: string) =>
  decodeEntities(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

/** Fields of a page's first POST form with the values that it shows, as a browser would send them. */
export function readShownFields(html: string): Record<string, string> {
  const form = /<form[^>]*method="post"[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
  const inputs = [...form.matchAll(/<input[^>]*>/g)]
    .filter(([tag]) => !/type="file"/.test(tag))
    .filter(([tag]) => !/type="(?:checkbox|radio)"/.test(tag) || / checked=""/.test(tag))
    .map(([tag]) => {
      const unnamed = /type="checkbox"/.test(tag) ? "on" : "";
      return [getAttribute(tag, "name"), getAttribute(tag, "value") || unnamed];
    });
  const areas = [...form.matchAll(/(<textarea[^>]*>)([\s\S]*?)<\/textarea>/g)].map(
    ([, tag = "", text = ""]) => [getAttribute(tag, "name"), decodeEntities(text)],
  );
  const selects = [...form.matchAll(/(<select[^>]*>)([\s\S]*?)<\/select>/g)].map(
    ([, tag = "", options = ""]) => {
      const chosen = /<option[^>]*selected=""[^>]*>/.exec(options)?.[0] ?? "";
      return [getAttribute(tag, "name"), getAttribute(chosen, "value")];
    },
  );
  return Object.fromEntries([...inputs, ...areas, ...selects].filter(([name]) => name !== ""));
}
