import { COLOUR_NAMES, type Colours } from "~/lib/site-colours";

export const readColours = (css: Colours): Colours =>
  Object.fromEntries(COLOUR_NAMES.map((name) => [name, css[name]])) as Colours;

/**
 * Each colour has a text field and a picker, which disagree without script. The picker counts if the text still says
 * what the page showed.
 */
export async function withPickedColours(request: Request): Promise<Request> {
  const body = await request
    .clone()
    .formData()
    .catch(() => null);
  if (!body) return request;
  for (const name of COLOUR_NAMES) {
    const [shown, picked] = [body.get(`shown_${name}`), body.get(`picked_${name}`)];
    const isPicked = typeof picked === "string" && picked !== "" && picked !== shown;
    if (isPicked && body.get(name) === shown) body.set(name, picked);
    for (const prefix of ["shown", "picked"]) body.delete(`${prefix}_${name}`);
  }
  const { url, signal } = request;
  return new Request(url, { method: "POST", body, signal });
}
