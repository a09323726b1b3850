import type { APIRequestContext, APIResponse, BrowserContext } from "playwright/test";
import { PORT } from "./port";

/** Address of a page on a tenant's own host. */
export const on = (tenant: string, path = "/") => `http://${tenant}.localhost:${PORT}${path}`;

type Ask = Parameters<APIRequestContext["fetch"]>[1];

/** A request without a browser. Node knows nothing of *.localhost: the address is the server's, the name goes into `Host`. */
export function ask(request: APIRequestContext, tenant: string, path = "/", options: Ask = {}): Promise<APIResponse> {
  return request.fetch(`http://127.0.0.1:${PORT}${path}`, {
    ...options,
    headers: { host: `${tenant}.localhost:${PORT}`, ...options.headers },
  });
}

let people = 0;

/** Each person comes from an address of their own, so that rate limits count them apart. */
export async function newPerson(context: BrowserContext) {
  people += 1;
  const id = (process.pid % 250) * 65_536 + people;
  await context.setExtraHTTPHeaders({ "x-forwarded-for": `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}` });
}

/** One page of each type, for checks that every page must pass. `{class}`, `{competence}` and `{post}` are found by links. */
export const PAGE_TYPES: [name: string, tenant: string, path: string][] = [
  ["landing main", "main", "/"],
  ["landing foundation", "foundation", "/"],
  ["landing default", "default", "/"],
  ["classes", "main", "/Class"],
  ["classes, none found", "main", "/Class?search=tidakadakelasini"],
  ["blog", "main", "/Blog"],
  ["appointment", "foundation", "/Make-Appointment"],
  ["about", "foundation", "/About"],
  ["privacy", "main", "/Privacy-Policy"],
  ["terms", "main", "/Terms-And-Conditions"],
  ["sign in", "main", "/Akun/Masuk"],
  ["sign up", "main", "/Akun/Daftar"],
  ["forgotten password", "foundation", "/Akun/Lupa"],
  ["verification sent", "main", "/Akun/Verifikasi"],
  ["sign out", "main", "/Keluar"],
  ["registration", "main", "/Register"],
  ["school registration", "foundation", "/Register/School"],
  ["news list", "alpha", "/News"],
  ["podcast list", "media", "/Podcasts"],
  ["programme list", "coding", "/Program"],
  ["gallery", "coding", "/Gallery"],
  ["careers", "acceleration", "/Career"],
  ["assistant", "main", "/Assistant"],
  ["aspiration", "foundation", "/Assistant/Aspirasi"],
  ["missing page", "main", "/tidak-ada"],
  ["maintenance", "perbaikan", "/"],
];
